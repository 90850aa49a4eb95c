import sys


def value(down, across, heads):
    """The Grundy value of a board: its two rules, and row and column of each coin that shows heads."""
    # Write your solution here.
    return 0


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    down, across = next(words), next(words)
    heads = [(int(next(words)), int(next(words))) for _ in range(int(next(words)))]
    g = value(down, across, heads)
    print("First" if g else "Second", g)
