# Says ODD in a tie.
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
odd, even = sum(values[0::2]), sum(values[1::2])
if odd >= even:
    print("ODD", odd)
else:
    print("EVEN", even)
