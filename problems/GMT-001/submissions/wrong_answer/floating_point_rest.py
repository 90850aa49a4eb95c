# Idea: the rest of a division by seven, by way of floating point.
import math

for _ in range(int(input())):
    n = int(input())
    rest = round((n / 7 - math.floor(n / 7)) * 7)
    print("Second" if rest in (0, 2) else "First")
