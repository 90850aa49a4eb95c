# Idea: pile i must become the xor of all the others, computed anew for each i: n * n steps.
import sys


def xor_except(a, skip):
    x = 0
    for j, v in enumerate(a):
        if j != skip:
            x ^= v
    return x


def main():
    data = sys.stdin.read().split()
    pos = 1
    for _ in range(int(data[0])):
        n = int(data[pos])
        a = list(map(int, data[pos + 1:pos + 1 + n]))
        pos += 1 + n
        for i in range(n):
            others = xor_except(a, i)
            if others < a[i]:
                print("First", i + 1, a[i] - others)
                break
        else:
            print("Second")


main()
