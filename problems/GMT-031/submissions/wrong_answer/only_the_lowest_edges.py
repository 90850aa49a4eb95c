# Idea: whoever wins does so by felling a whole tree.
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
    value = [0] * len(below)
    for e in tips_first(below):
        value[below[e]] ^= value[e] + 1
    for e in range(1, len(below)):
        if below[e] == 0 and value[e] + 1 == value[0]:
            return f"First {e}"
    return "Second"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
