# Idea: normal play: the xor of the Grundy values decides.
import sys

LONGEST = 9


def rests(row):
    return [(left, row - hit - left) for hit in (1, 2) for left in range((row - hit) // 2 + 1)]


values = [0]
for row in range(1, LONGEST + 1):
    reached = {values[a] ^ values[b] for a, b in rests(row)}
    values.append(min(set(range(len(reached) + 1)) - reached))

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    rows = [int(next(words)) for _ in range(int(next(words)))]
    total = 0
    for row in rows:
        total ^= values[row]
    moves = sum(total ^ values[row] == values[a] ^ values[b] for row in rows for a, b in rests(row))
    print(f"First {moves}" if moves > 0 else "Second")
