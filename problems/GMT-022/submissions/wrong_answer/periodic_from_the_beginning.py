# Idea: the values repeat after 12 from the beginning.
import sys

PERIOD = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]


def g(a):
    return PERIOD[a % 12] if a else 0



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
