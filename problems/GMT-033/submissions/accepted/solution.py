import sys
from collections import defaultdict

MIRRORED = bytes.maketrans(b"BR", b"RB")
DIGITS = bytes.maketrans(b"BR", b"10")


def halvings(stalk):
    """How often the edge on top of a stalk is halved: the edges above its lowest run."""
    return len(stalk.lstrip(stalk[:1]))


def value(stalk):
    """What a stalk is worth, as a numerator over 2 ** halvings(stalk)."""
    if stalk[:1] == b"R":
        return -value(stalk.translate(MIRRORED))
    above = stalk.lstrip(b"B")
    run = len(stalk) - len(above)
    if not above:
        return run
    # A run of so many, and the edges above the first red one as binary digits with a 1 behind them.
    return (run - 1 << len(above)) + int(above[1:].translate(DIGITS) + b"1", 2)


def total(stalks):
    """The value of all stalks, and how often its denominator is halved."""
    numerators = defaultdict(int)
    for stalk in stalks:
        numerators[halvings(stalk)] += value(stalk)
    deepest = max(numerators)
    return sum(numerator << deepest - depth for depth, numerator in numerators.items()), deepest


def winning_edge(stalks, whole, deepest):
    """The smallest number of a blue edge whose cut leaves at least 0 of a value above 0."""
    below = 0
    for stalk in stalks:
        # Cutting the topmost blue edge costs as much as the edge on top counts, all others cost more.
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
    return below + blue[low] + 1


def main():
    words = sys.stdin.buffer.read().split()
    answers = []
    at = 1
    for _ in range(int(words[0])):
        n = int(words[at])
        stalks = words[at + 1:at + 1 + n]
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
