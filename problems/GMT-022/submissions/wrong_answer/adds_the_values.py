# Idea: the values of rows are added.
import sys

PERIOD = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
EXCEPTIONS = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}


def g(a):
    return EXCEPTIONS.get(a, PERIOD[a % 12])



def main():
    data = list(map(int, sys.stdin.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        x = 0
        for a in data[at + 1:at + 1 + n]:
            x += g(a)
        at += 1 + n
        print("First" if x else "Second", x)


main()
