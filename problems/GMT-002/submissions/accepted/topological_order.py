# The second, independent solver: order the nodes forwards, from the sources, then look each one up backwards.
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n, m = numbers[:2]
successors = [set() for _ in range(n)]  # a repeated edge changes nothing, so sets will do
for i in range(m):
    successors[numbers[2 + 2 * i]].add(numbers[3 + 2 * i])

incoming = [0] * n
for targets in successors:
    for v in targets:
        incoming[v] += 1
order = [u for u in range(n) if incoming[u] == 0]
for u in order:
    for v in successors[u]:
        incoming[v] -= 1
        if incoming[v] == 0:
            order.append(v)

word = ["?"] * n
for u in reversed(order):
    word[u] = "Winning" if any(word[v] == "Losing" for v in successors[u]) else "Losing"
print(" ".join(word))
