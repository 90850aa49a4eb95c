import sys


def is_winning(stones):
    return stones % 7 not in (0, 2)


for stones in sys.stdin.read().split()[1:]:
    print("First" if is_winning(int(stones)) else "Second")
