# Idea: right, but goes up a stalk by recursion, which Python's stack is too small for.
import sys

words = sys.stdin.read().split()


def value(stalk, own, weight, at=0, halved=False):
    if at == len(stalk):
        return 0
    if halved or stalk[at] != stalk[0]:
        halved = True
        weight //= 2
    return (weight if stalk[at] == own else -weight) + value(stalk, own, weight, at + 1, halved)


def first_cut(stalks, own, lead, one):
    number = 1
    for stalk in stalks:
        left = lead - value(stalk, own, one)
        weight, halved = one, False
        for edge in stalk:
            if edge == own and left >= 0:
                return number
            number += 1
            if halved or edge != stalk[0]:
                halved = True
                weight //= 2
            left += weight if edge == own else -weight


at = 1
out = []
for _ in range(int(words[0])):
    n = int(words[at])
    stalks = words[at + 1:at + 1 + n]
    at += n + 1
    one = 1 << max(map(len, stalks))
    lead = sum(value(stalk, "B", one) for stalk in stalks)
    out.append(f"Blue {first_cut(stalks, 'B', lead, one)}" if lead > 0 else "Red")
    out.append(f"Red {first_cut(stalks, 'R', -lead, one)}" if lead < 0 else "Blue")
print("\n".join(out))
