# Idea: the period of four holds for the empty pile, too.
import sys


def g(a):
    return a + 1 if a % 4 == 3 else a - 1 if a % 4 == 0 else a


def main():
    data = list(map(int, sys.stdin.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        x = 0
        for a in data[at + 1:at + 1 + n]:
            x ^= g(a)
        at += 1 + n
        print("First" if x else "Second", x)


main()
