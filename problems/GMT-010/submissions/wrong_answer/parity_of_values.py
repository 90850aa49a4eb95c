# Sorts the coins by the parity of their values instead of their places.
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
odd = sum(value for value in values if value % 2 == 1)
even = sum(value for value in values if value % 2 == 0)
if odd > even:
    print("ODD", odd)
else:
    print("EVEN", even)
