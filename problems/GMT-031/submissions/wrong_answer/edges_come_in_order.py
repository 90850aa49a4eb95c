# Idea: an edge has a larger number than the one it stands on, so going from n down to 1 will do.
import sys


def solve(below):
    n = len(below) - 1
    value = [0] * (n + 1)
    for e in range(n, 0, -1):
        value[below[e]] ^= value[e] + 1
    wanted = [0] * (n + 1)
    wins = []
    for e in range(1, n + 1):
        r = value[below[e]] ^ (value[e] + 1) ^ wanted[below[e]]
        if r == 0:
            wins.append(e)
        wanted[e] = r - 1
    return f"First {min(wins)}" if wins else "Second"


data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print(solve([0] + data[at + 1:at + 1 + n]))
    at += n + 1
