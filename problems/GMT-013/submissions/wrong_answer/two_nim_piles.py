# Idea: two Nim piles, the free cells to the left and the free cells below; Bob wins when they are equal.
import sys
from bisect import bisect_left

data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
out = []
for _ in range(data[0]):
    n = data[at]
    by_row, by_column = {}, {}
    for i in range(n):
        x, y = data[at + 1 + 2 * i], data[at + 2 + 2 * i]
        by_row.setdefault(y, []).append(x)
        by_column.setdefault(x, []).append(y)
    for line in list(by_row.values()) + list(by_column.values()):
        line.sort()
    at += 1 + 2 * n
    q = data[at]
    for i in range(q):
        x, y = data[at + 1 + 2 * i], data[at + 2 + 2 * i]
        xs, ys = by_row.get(y, []), by_column.get(x, [])
        k = bisect_left(xs, x)
        left = x - (xs[k - 1] + 1 if k else 0)
        k = bisect_left(ys, y)
        below = y - (ys[k - 1] + 1 if k else 0)
        out.append("Bob" if left == below else "Alice")
    at += 1 + 2 * q
print("\n".join(out))
