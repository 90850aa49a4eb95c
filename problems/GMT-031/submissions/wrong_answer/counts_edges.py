# Idea: a tree is a pile of as many stones as it has edges.
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
    size = [1] * len(below)
    root = list(range(len(below)))
    order = tips_first(below)
    for e in order:
        if below[e]:
            size[below[e]] += size[e]
    for e in reversed(order):
        if below[e]:
            root[e] = root[below[e]]
    x = 0
    for e in order:
        if below[e] == 0:
            x ^= size[e]
    if x == 0:
        return "Second"
    for e in range(1, len(below)):
        s = size[root[e]]
        if s - size[e] == s ^ x:
            return f"First {e}"
    return "First 1"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
