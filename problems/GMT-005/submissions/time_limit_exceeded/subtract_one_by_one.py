# Plays the game with 1 as the divisor of every move, one step after the other.
import sys

for token in sys.stdin.read().split()[1:]:
    n, first_to_move = int(token), True
    while n > 1:
        n, first_to_move = n - 1, not first_to_move
    print("Second" if first_to_move else "First")
