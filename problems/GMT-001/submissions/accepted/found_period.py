# The second, independent solver: knows no seven. The next value depends on the last four only, so it plays the game
# forward until four values in a row come back; from there on everything repeats.
import sys

MOVES = (1, 3, 4)
wins = []
seen = {}
while True:
    n = len(wins)
    if n >= 4:
        window = tuple(wins[-4:])
        if window in seen:
            break
        seen[window] = n
    wins.append(any(n >= take and not wins[n - take] for take in MOVES))
start = seen[window]
period = n - start

for word in sys.stdin.read().split()[1:]:
    stones = int(word)
    if stones >= start:
        stones = start + (stones - start) % period
    print("First" if wins[stones] else "Second")
