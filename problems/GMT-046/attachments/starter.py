import sys


def winners(row):
    """Who wins a row if Toads begins, and who wins if Frogs begins."""
    # Write your solution here.
    return "Toads Frogs"


for row in sys.stdin.read().split()[1:]:
    print(winners(row))
