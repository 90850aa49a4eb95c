# Plays the game out run by run, but looks for a pile to move in from the first pile on, every turn: O(n^2).
import sys

piles = [pile for pile in sys.stdin.read().split()[1:]]
mine, yours = "W", "B"
while True:
    for i, pile in enumerate(piles):
        if pile and pile[-1] == mine:
            piles[i] = pile.rstrip(mine)
            break
    else:
        break
    mine, yours = yours, mine
print("A" if mine == "W" else "B")
