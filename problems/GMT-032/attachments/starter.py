import sys


def answer(n, edges):
    """"First g" or "Second 0", with the Grundy value g. Points are 0 to n, and 0 is the ground; each edge is a pair of them."""
    # Write your solution here.
    return "Second 0"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    print(answer(n, [(next(numbers), next(numbers)) for _ in range(m)]))
