import sys


def a_wins(piles):
    """Each pile is written from bottom to top."""
    # Write your solution here.
    return False


n, *piles = sys.stdin.read().split()
print("A" if a_wins(piles) else "B")
