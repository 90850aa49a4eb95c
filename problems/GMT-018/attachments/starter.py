import sys


def answers(piles, numbers):
    """The Grundy value of each pile."""
    # Write your solution here.
    return [0 for pile in piles]


data = list(map(int, sys.stdin.read().split()))
m = data[1]
print("\n".join(map(str, answers(data[m + 2:], data[2:m + 2]))))
