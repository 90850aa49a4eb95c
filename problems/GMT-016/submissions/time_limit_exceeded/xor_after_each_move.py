# Idea: for each odd basin make the move and take the xor of all odd basins again: n * n steps.
import sys


def nim_sum(a):
    x = 0
    for v in a[0::2]:
        x ^= v
    return x


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        a = data[at + 1:at + 1 + n] + [0]
        at += 1 + n
        k = 0
        if nim_sum(a):
            for j in range(0, n, 2):
                before = a[j]
                a[j] = 0
                change = nim_sum(a) - before
                a[j] = before
                k += change <= a[j + 1]
        print(f"First {k}" if k else "Second")


main()
