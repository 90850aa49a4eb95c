# Idea: right, but every edge is added to a fraction that is reduced each time.
import sys
from fractions import Fraction

words = sys.stdin.read().split()


def weights(stalk, own):
    weight = Fraction(1)
    for edge in stalk:
        if weight < 1 or edge != stalk[0]:
            weight /= 2
        yield weight if edge == own else -weight


def first_cut(stalks, own, lead):
    number = 1
    for stalk in stalks:
        left = lead - sum(weights(stalk, own))
        for edge, weight in zip(stalk, weights(stalk, own)):
            if edge == own and left >= 0:
                return number
            left += weight
            number += 1


at = 1
for _ in range(int(words[0])):
    n = int(words[at])
    stalks = words[at + 1:at + 1 + n]
    at += n + 1
    lead = sum((sum(weights(stalk, "B")) for stalk in stalks), Fraction(0))
    print(f"Blue {first_cut(stalks, 'B', lead)}" if lead > 0 else "Red")
    print(f"Red {first_cut(stalks, 'R', -lead)}" if lead < 0 else "Blue")
