import sys


def answer(numbers):
    """The answer for three pairs, which are six numbers: "First p s" with the first move that wins, or "Second"."""
    # Write your solution here.
    return "Second"


lines = sys.stdin.read().splitlines()
for line in lines[1:]:
    print(answer(list(map(int, line.split()))))
