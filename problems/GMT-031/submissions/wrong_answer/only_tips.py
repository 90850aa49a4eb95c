# Idea: only edges with nothing on them are cut.
import sys


def tips_first(below):
    branches = [0] * len(below)
    for p in below[1:]:
        branches[p] += 1
    order = [e for e in range(1, len(below)) if branches[e] == 0]
    for e in order:
        p = below[e]
        branches[p] -= 1
        if branches[p] == 0 and p != 0:
            order.append(p)
    return order


def solve(below):
    order = tips_first(below)
    value = [0] * len(below)
    for e in order:
        value[below[e]] ^= value[e] + 1
    wanted = [0] * len(below)
    wins = []
    for e in reversed(order):
        r = value[below[e]] ^ (value[e] + 1) ^ wanted[below[e]]
        if r == 0:
            wins.append(e)
        wanted[e] = r - 1
    tips = set(range(1, len(below))) - set(below)
    wins = [e for e in wins if e in tips]
    return f"First {min(wins)}" if wins else "Second"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
