# Idea: hits of the three patterns collected in a list: in XX.X the same cell is found twice and printed twice.
import sys

N = 210
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
    wins = []
    for i in range(len(s) - 2):
        window = s[i:i + 3]
        if window.count("X") == 2:
            wins.append(i + window.index("."))
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
                wins.append(start + j)
        start += n + 1
    return wins


for s in sys.stdin.read().split()[1:]:
    wins = solve(s)
    print("WINNING" if wins else "LOSING")
    print(*[c + 1 for c in sorted(wins)])
