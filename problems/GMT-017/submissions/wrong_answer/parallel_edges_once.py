# Idea: predecessors kept as sets, but edges counted with multiplicity: behind parallel edges a loss is never found.
import sys
from collections import deque

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
back = [set() for _ in range(n)]
deg = [0] * n
for i in range(m):
    u, v = data[2 + 2 * i], data[3 + 2 * i]
    back[v].add(u)
    deg[u] += 1
answer = [None] * n
queue = deque()
for v in range(n):
    if deg[v] == 0:
        answer[v] = ("Losing", 0)
        queue.append(v)
while queue:
    v = queue.popleft()
    word, d = answer[v]
    for u in back[v]:
        if answer[u]:
            continue
        if word == "Losing":
            answer[u] = ("Winning", d + 1)
            queue.append(u)
        else:
            deg[u] -= 1
            if deg[u] == 0:
                answer[u] = ("Losing", d + 1)
                queue.append(u)
for a in answer:
    print(*a) if a else print("Draw")
