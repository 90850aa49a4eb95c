# WRITE-ME a second solver of another idea: only what two ideas agree on can be believed.
import sys

piles = list(map(int, sys.stdin.read().split()))[1:]
wins = [False, True]
for stones in range(2, max(piles) + 1):
    wins.append(not wins[stones - 1] or not wins[stones - 2])
for stones in piles:
    print("First" if wins[stones] else "Second")
