import sys


def answer(a, b):
    """"First p s" or "Second": number p, 1 or 2, becomes smaller by s."""
    # Write your solution here.
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[1::2], numbers[2::2]):
    print(answer(a, b))
