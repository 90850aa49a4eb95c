# Idea: every odd basin can be brought to its target, from above when it must grow; that the barges may be missing is forgotten.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    odd = data[at + 1:at + 1 + n:2]
    at += 1 + n
    x = 0
    for v in odd:
        x ^= v
    print(f"First {len(odd)}" if x else "Second")
