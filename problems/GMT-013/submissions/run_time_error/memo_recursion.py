# Idea: recursion over cells with a memo; its depth is the length of a walk to the corner.
import sys
from functools import lru_cache


def main():
    data = list(map(int, sys.stdin.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        bad = {(data[at + 1 + 2 * i], data[at + 2 + 2 * i]) for i in range(n)}
        at += 1 + 2 * n

        @lru_cache(maxsize=None)
        def wins(x, y):
            to = x - 1
            while to >= 0 and (to, y) not in bad:
                if not wins(to, y):
                    return True
                to -= 1
            to = y - 1
            while to >= 0 and (x, to) not in bad:
                if not wins(x, to):
                    return True
                to -= 1
            return False

        q = data[at]
        for i in range(q):
            print("Alice" if wins(data[at + 1 + 2 * i], data[at + 2 + 2 * i]) else "Bob")
        at += 1 + 2 * q


main()
