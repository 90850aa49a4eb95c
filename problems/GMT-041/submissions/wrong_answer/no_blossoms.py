# Idea: alternating paths as in bipartite graphs; odd cycles need nothing special.
import sys
from collections import deque


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [[] for _ in range(n)]
    for u, v in zip(data[2::2], data[3::2]):
        adj[u].append(v)
        adj[v].append(u)
    mate = [-1] * n

    def grow(roots):
        par = [-1] * n
        outer = [False] * n
        for r in roots:
            outer[r] = True
        q = deque(roots)
        while q:
            u = q.popleft()
            for v in adj[u]:
                if outer[v] or par[v] >= 0:
                    continue
                par[v] = u
                if mate[v] < 0:
                    while v >= 0:
                        u = par[v]
                        nxt = mate[u]
                        mate[u], mate[v] = v, u
                        v = nxt
                    return outer
                outer[mate[v]] = True
                q.append(mate[v])
        return outer

    for r in range(n):
        if mate[r] < 0:
            grow([r])
    outer = grow([r for r in range(n) if mate[r] < 0])
    for u in range(n):
        print("Losing" if outer[u] else "Winning")


main()
