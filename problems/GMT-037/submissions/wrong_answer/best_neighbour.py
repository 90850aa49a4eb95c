# Idea: each owner goes to the neighbour whose priority he likes best; then the circle that is reached decides.
import sys

data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
owner = data[2 : 2 + 2 * n : 2]
priority = list(map(int, data[3 : 3 + 2 * n : 2]))
to = [[] for _ in range(n)]
for i in range(2 + 2 * n, 2 + 2 * n + 2 * m, 2):
    to[int(data[i])].append(int(data[i + 1]))


def worth(v, whose):
    p = priority[v]
    return p if (p % 2 == 0) == (whose == "E") else -p


best = [max(to[v], key=lambda w: worth(w, owner[v])) for v in range(n)]
for v in range(n):
    for _ in range(n):
        v = best[v]
    high, w = priority[v], best[v]
    while w != v:
        high = max(high, priority[w])
        w = best[w]
    print("Even" if high % 2 == 0 else "Odd")
