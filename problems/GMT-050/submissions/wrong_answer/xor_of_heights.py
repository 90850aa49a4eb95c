# Idea: each part of a tower is a Nim pile of its height.
import sys


def winning_moves(n, pairs):
    height = [1] * n
    part = list(range(n))
    for u, v in sorted(pairs):
        height[v] = max(height[v], height[u] + 1)
        old, new = part[v], part[u]
        part = [new if name == old else name for name in part]
    piles = [max(height[block] for block in range(n) if part[block] == name) for name in set(part)]
    total = 0
    for pile in piles:
        total ^= pile
    return sum(pile ^ total < pile for pile in piles)


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    moves = winning_moves(n, [(next(numbers), next(numbers)) for _ in range(m)])
    print(f"First {moves}" if moves > 0 else "Second")
