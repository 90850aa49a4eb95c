# Idea: right, but looks for the win by trying all ways of 2 k moves, each time anew.
import sys

sys.setrecursionlimit(10000)
read = sys.stdin.readline
n, m = map(int, read().split())
to = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, read().split())
    to[u].append(v)


def wins(v, depth):
    return depth > 0 and any(loses(w, depth - 1) for w in to[v])


def loses(v, depth):
    return not to[v] or depth > 0 and all(wins(w, depth - 1) for w in to[v])


def move(v, most):
    for depth in range(1, most + 1, 2):
        for w in to[v]:
            if loses(w, depth - 1):
                return w
    return next((w for w in to[v] if not wins(w, most)), to[v][0])


k = int(read())
for _ in range(int(read())):
    said = read().strip()
    while said != "draw":
        if not said:
            sys.exit()
        v = move(int(said), 2 * k)
        print(v, flush=True)
        if not to[v]:
            break
        said = read().strip()
