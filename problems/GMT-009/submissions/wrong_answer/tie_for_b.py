# The right count, but A, who begins, is said to lose when both have the same number of piles.
import sys

piles = sys.stdin.read().split()[1:]
white = sum(pile[0] == pile[-1] == "W" for pile in piles)
black = sum(pile[0] == pile[-1] == "B" for pile in piles)
print("A" if white < black else "B")
