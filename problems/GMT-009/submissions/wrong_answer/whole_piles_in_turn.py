# Both players always take a whole pile: the one with fewer piles to take is done first.
import sys

piles = sys.stdin.read().split()[1:]
white_tops = sum(pile[-1] == "W" for pile in piles)
print("A" if white_tops <= len(piles) - white_tops else "B")
