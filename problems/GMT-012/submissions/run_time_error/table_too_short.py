# Idea: right, but the table of values ends at 200, and the border trick asks for 204.
import sys

N = 201
g = []
for length in range(N):
    seen = set()
    for i in range(2, length - 2):
        seen.add(g[i] ^ g[length - i - 1])
    mex = 0
    while mex in seen:
        mex += 1
    g.append(mex)


def solve(s):
    wins = set()
    for k, pattern in enumerate([".XX", "X.X", "XX."]):
        at = s.find(pattern)
        while at != -1:
            wins.add(at + k)
            at = s.find(pattern, at + 1)
    if wins:
        return wins
    parts = ("X.." + s + "..X")[1:].split("X")[:-1]
    total = 0
    for part in parts:
        total ^= g[len(part)]
    start = -2
    for part in parts:
        n = len(part)
        for j in range(2, n - 2):
            if total ^ g[n] ^ g[j] ^ g[n - j - 1] == 0:
                wins.add(start + j)
        start += n + 1
    return wins


for s in sys.stdin.read().split()[1:]:
    wins = solve(s)
    print("WINNING" if wins else "LOSING")
    print(*[c + 1 for c in sorted(wins)])
