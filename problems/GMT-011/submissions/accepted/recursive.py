# Recursion with a memo. A game has at most 2 * 99 moves, so the default recursion limit is deep enough.
import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
successors = {u: set() for u in range(1, n + 1)}
for i in range(m):
    successors[numbers[2 + 2 * i]].add(numbers[3 + 2 * i])
memo = {}


def mover_wins(a, b):
    if a > b:
        a, b = b, a
    if (a, b) not in memo:
        memo[a, b] = any(not mover_wins(x, b) for x in successors[a] if x != b) or any(
            not mover_wins(a, x) for x in successors[b] if x != a
        )
    return memo[a, b]


print("First" if mover_wins(*numbers[-2:]) else "Second")
