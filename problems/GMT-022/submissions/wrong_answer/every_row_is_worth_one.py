# Idea: whoever begins wins a single row by symmetry, so rows count one each.
import sys


def g(a):
    return 1 if a else 0



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
