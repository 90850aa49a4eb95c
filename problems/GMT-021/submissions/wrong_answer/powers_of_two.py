# Idea: under mock 1, 2 and 4 must go on with 8.
import sys


def g(rule, n):
    if rule == "mock":
        return 1 << (n - 1) % 31
    return n & -n if rule == "ruler" else n


words = sys.stdin.read().split()
for i in range(int(words[0])):
    rule, s = words[1 + 2 * i], words[2 + 2 * i]
    x = 0
    for n, c in enumerate(s, 1):
        if c == "H":
            x ^= g(rule, n)
    print("First" if x else "Second", x)
