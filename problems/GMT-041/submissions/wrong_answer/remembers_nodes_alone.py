# Idea: depth-first search that remembers for each node who wins there, whatever was visited before.
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    sys.setrecursionlimit(10000)
    adj = [[] for _ in range(n)]
    for u, v in zip(data[2::2], data[3::2]):
        adj[u].append(v)
        adj[v].append(u)
    memo = {}
    visited = [False] * n

    def win(u):
        if u in memo:
            return memo[u]
        visited[u] = True
        res = False
        for v in adj[u]:
            if not visited[v] and not win(v):
                res = True
        visited[u] = False
        memo[u] = res
        return res

    for u in range(n):
        print("Winning" if win(u) else "Losing")


main()
