# Idea: where a coin lies does not matter, only how many show heads.
import sys


def g(rule, n):
    return 1


words = sys.stdin.read().split()
for i in range(int(words[0])):
    rule, s = words[1 + 2 * i], words[2 + 2 * i]
    x = 0
    for n, c in enumerate(s, 1):
        if c == "H":
            x ^= g(rule, n)
    print("First" if x else "Second", x)
