import sys


def answer(stones, limit):
    """"First s" or "Second": s is the smallest number of stones that wins."""
    # Write your solution here.
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
for stones, limit in zip(numbers[1::2], numbers[2::2]):
    print(answer(stones, limit))
