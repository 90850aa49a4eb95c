# Idea: plays until a node comes again and lets the circle decide; there are far too many walks.
import sys

sys.setrecursionlimit(10000)
data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
owner = data[2 : 2 + 2 * n : 2]
priority = list(map(int, data[3 : 3 + 2 * n : 2]))
to = [[] for _ in range(n)]
for i in range(2 + 2 * n, 2 + 2 * n + 2 * m, 2):
    to[int(data[i])].append(int(data[i + 1]))
place = {}
walk = []


def even_wins(v):
    if v in place:
        return max(priority[w] for w in walk[place[v] :]) % 2 == 0
    place[v] = len(walk)
    walk.append(v)
    evens = owner[v] == "E"
    wins = any(even_wins(w) == evens for w in to[v]) == evens
    walk.pop()
    del place[v]
    return wins


for v in range(n):
    print("Even" if even_wins(v) else "Odd")
