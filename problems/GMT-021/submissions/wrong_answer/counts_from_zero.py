# Idea: the first coin stands in place 0.
import sys


def g(rule, n):
    n -= 1
    if rule == "mock":
        return 2 * n - bin(n - 1).count("1") % 2 - 1 if n else 0
    return n & -n if rule == "ruler" else n


words = sys.stdin.read().split()
for i in range(int(words[0])):
    rule, s = words[1 + 2 * i], words[2 + 2 * i]
    x = 0
    for n, c in enumerate(s, 1):
        if c == "H":
            x ^= g(rule, n)
    print("First" if x else "Second", x)
