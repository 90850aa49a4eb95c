# Idea: right, but the first open block is looked for from the start of its piece, block by block: quadratic.
import sys
from bisect import bisect_left, bisect_right

KEY = 1 << 32
data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
out = []
for _ in range(data[0]):
    n = data[at]
    rows = {}
    for i in range(n):
        rows.setdefault(data[at + 1 + 2 * i], []).append(data[at + 2 + 2 * i])
    at += 1 + 2 * n
    columns = sorted({y for ys in rows.values() for y in ys})
    first, free = [], []
    begin = 0
    for y in columns:
        first += [begin, y]
        free += [y - begin, 1]
        begin = y + 1
    first.append(begin)
    free.append(4 * 10**9)
    diagonals = {}

    def lose(x, block, most):
        length = min(most, free[block])
        diagonals[(x - first[block]) * KEY + x] = length
        first[block] += length
        free[block] -= length
        return length

    row = 0
    for x in sorted(rows) + [10**9 + 1]:
        while row < x:
            block = 0
            while free[block] == 0:
                block += 1
            row += lose(row, block, x - row)
        if x not in rows:
            break
        row = x + 1
        barred = [2 * bisect_left(columns, y) + 1 for y in sorted(rows[x])]
        block = 0
        for end in barred + [len(free)]:
            while block < end and free[block] == 0:
                block += 1
            if block < end:
                lose(x, block, 1)
            block = end + 1
        for block in barred:
            if free[block] == 0:
                first[block] -= 1
                free[block] = 1
    keys = sorted(diagonals)
    q = data[at]
    for i in range(q):
        x, y = data[at + 1 + 2 * i], data[at + 2 + 2 * i]
        key = (x - y) * KEY + x
        k = bisect_right(keys, key)
        out.append("Bob" if k and key < keys[k - 1] + diagonals[keys[k - 1]] else "Alice")
    at += 1 + 2 * q
print("\n".join(out))
