import sys
from bisect import bisect_right

FIBONACCI = [1, 2]
while FIBONACCI[-1] < 10**18:
    FIBONACCI.append(FIBONACCI[-1] + FIBONACCI[-2])


def smallest_part(n):
    """Of n as a sum of Fibonacci numbers no two of which are neighbours; the largest that fits is always one of them."""
    while True:
        part = FIBONACCI[bisect_right(FIBONACCI, n) - 1]
        if part == n:
            return part
        n -= part


def answer(stones, limit):
    part = smallest_part(stones)
    return f"First {part}" if part <= limit else "Second"


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    print("\n".join(answer(n, m) for n, m in zip(numbers[1::2], numbers[2::2])))


main()
