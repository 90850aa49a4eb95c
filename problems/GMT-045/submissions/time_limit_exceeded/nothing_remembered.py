# Idea: try all moves of all plays, and remember nothing.
import sys


def wins(neighbours, left):
    return any(not wins(neighbours, left - {node} - neighbours[node]) for node in left)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        n, m = next(numbers), next(numbers)
        neighbours = [set() for _ in range(n)]
        for _ in range(m):
            u, v = next(numbers), next(numbers)
            neighbours[u].add(v)
            neighbours[v].add(u)
        everything = frozenset(range(n))
        moves = sum(not wins(neighbours, everything - {node} - neighbours[node]) for node in everything)
        print(f"First {moves}" if moves > 0 else "Second")


main()
