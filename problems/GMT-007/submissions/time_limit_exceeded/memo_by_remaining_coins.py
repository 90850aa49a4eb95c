# Remembers positions under the tuple of the coins that are left: each look-up costs the length of the row.
import sys

values = tuple(map(int, sys.stdin.read().split()[1:]))
layer = {(value,): value for value in values}
for length in range(2, len(values) + 1):
    following = {}
    for l in range(len(values) - length + 1):
        piece = values[l : l + length]
        following[piece] = max(piece[0] - layer[piece[1:]], piece[-1] - layer[piece[:-1]])
    layer = following
print((sum(values) + layer[values]) // 2)
