# Idea: right, but the piles are numbered from 0.
import sys

data = sys.stdin.read().split()
pos = 1
for _ in range(int(data[0])):
    n = int(data[pos])
    a = [int(v) for v in data[pos + 1:pos + 1 + n]]
    pos += 1 + n
    x = 0
    for v in a:
        x ^= v
    for i, v in enumerate(a):
        if v ^ x < v:
            print("First", i, v - (v ^ x))
            break
    else:
        print("Second")
