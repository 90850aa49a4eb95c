import sys


def answer(stalks):
    """Two lines. If Blue begins: "Blue e" with the edge to cut, or "Red". If Red begins: "Blue", or "Red e". Stalks are written from the ground up."""
    # Write your solution here.
    return "Red\nBlue"


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    print(answer([next(words) for _ in range(n)]))
