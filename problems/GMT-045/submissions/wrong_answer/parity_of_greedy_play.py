# Idea: both players choose the first node that is left. The parity of such a play decides.
import sys


def length(neighbours, left):
    moves = 0
    while left:
        node = min(left)
        left = left - {node} - neighbours[node]
        moves += 1
    return moves


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        n, m = next(numbers), next(numbers)
        neighbours = [set() for _ in range(n)]
        for _ in range(m):
            u, v = next(numbers), next(numbers)
            neighbours[u].add(v)
            neighbours[v].add(u)
        everything = set(range(n))
        moves = sum(length(neighbours, everything - {node} - neighbours[node]) % 2 == 0 for node in everything)
        print(f"First {moves}" if moves > 0 else "Second")


main()
