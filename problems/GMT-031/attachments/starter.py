import sys


def answer(below):
    """"First e" with the edge to cut, or "Second". below[e] is what edge e stands on, from 1; 0 is the ground."""
    # Write your solution here.
    return "Second"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    below = [0] + [next(numbers) for _ in range(n)]
    print(answer(below))
