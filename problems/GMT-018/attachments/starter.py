import sys


def answers(piles, numbers):
    """The Grundy value of each pile."""
    # Write your solution here.
    return [0 for pile in piles]


data = list(map(int, sys.stdin.read().split()))
t = data[0]
print("\n".join(map(str, answers(data[1:t + 1], data[t + 2:]))))
