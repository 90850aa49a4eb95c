# Idea: every node of a connected part can be visited, so the number of its nodes decides: even wins.
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [[] for _ in range(n)]
    for u, v in zip(data[2::2], data[3::2]):
        adj[u].append(v)
        adj[v].append(u)
    size = [0] * n
    for s in range(n):
        if size[s]:
            continue
        part = [s]
        seen = {s}
        for u in part:
            for v in adj[u]:
                if v not in seen:
                    seen.add(v)
                    part.append(v)
        for u in part:
            size[u] = len(part)
    for u in range(n):
        print("Winning" if size[u] % 2 == 0 else "Losing")


main()
