# Idea: a stalk is written from its top.
import sys
from collections import defaultdict

MIRRORED = bytes.maketrans(b"BR", b"RB")
DIGITS = bytes.maketrans(b"BR", b"10")


def halvings(stalk):
    return len(stalk.lstrip(stalk[:1]))


def value(stalk):
    if stalk[:1] == b"R":
        return -value(stalk.translate(MIRRORED))
    above = stalk.lstrip(b"B")
    run = len(stalk) - len(above)
    if not above:
        return run
    return (run - 1 << len(above)) + int(above[1:].translate(DIGITS) + b"1", 2)


def total(stalks):
    numerators = defaultdict(int)
    for stalk in stalks:
        numerators[halvings(stalk)] += value(stalk)
    deepest = max(numerators)
    return sum(numerator << deepest - depth for depth, numerator in numerators.items()), deepest


def winning_edge(stalks, whole, deepest):
    below = 0
    for stalk in stalks:
        if b"B" in stalk and whole.bit_length() > deepest - halvings(stalk):
            break
        below += len(stalk)
    others = whole - (value(stalk) << deepest - halvings(stalk))
    blue = [edge for edge in range(len(stalk)) if stalk[edge] == ord("B")]
    low, high = 0, len(blue) - 1
    while low < high:
        middle = (low + high) // 2
        rest = stalk[:blue[middle]]
        worth = value(rest) << deepest - halvings(rest) if rest else 0
        if others + worth >= 0:
            high = middle
        else:
            low = middle + 1
    return below + len(stalk) - blue[low]


def main():
    words = sys.stdin.buffer.read().split()
    answers = []
    at = 1
    for _ in range(int(words[0])):
        n = int(words[at])
        stalks = [word[::-1] for word in words[at + 1:at + 1 + n]]
        at += 1 + n
        whole, deepest = total(stalks)
        if whole > 0:
            answers += [f"Blue {winning_edge(stalks, whole, deepest)}", "Blue"]
        elif whole < 0:
            mirrored = [stalk.translate(MIRRORED) for stalk in stalks]
            answers += ["Red", f"Red {winning_edge(mirrored, -whole, deepest)}"]
        else:
            answers += ["Red", "Blue"]
    print("\n".join(answers))


main()
