# Guesses that N loses when its number of divisors is odd, that is, when N is a square.
import sys

for token in sys.stdin.read().split()[1:]:
    n = int(token)
    divisors = sum(1 for d in range(1, min(n, 3000) + 1) if n % d == 0)
    print("Second" if divisors % 2 == 1 else "First")
