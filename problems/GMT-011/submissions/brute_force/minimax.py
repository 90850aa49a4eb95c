# The definition and nothing else: plays every game to its end.
import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
edges = [(numbers[2 + 2 * i], numbers[3 + 2 * i]) for i in range(m)]


def mover_wins(tokens):
    wins = False
    for u, v in edges:
        if u in tokens and v not in tokens and not mover_wins(tokens - {u} | {v}):
            wins = True
    return wins


print("First" if mover_wins(frozenset(numbers[-2:])) else "Second")
