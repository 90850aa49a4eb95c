# "From a prime the only move is 1, so exactly 1 and the primes lose": forgets 9, 15, 2, …
import sys


def is_prime(n):
    d = 2
    while d * d <= n and d < 2000:
        if n % d == 0:
            return False
        d += 1
    return n > 1


for token in sys.stdin.read().split()[1:]:
    n = int(token)
    print("Second" if n == 1 or is_prime(n) else "First")
