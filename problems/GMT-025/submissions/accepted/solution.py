import sys


def is_lost(a, b):
    """Whether the ratio of a >= b lies between 1 and the golden ratio."""
    return a != b and a * (a - b) < b * b


def answer(a, b):
    large, small = max(a, b), min(a, b)
    if is_lost(large, small):
        return "Second"
    rest = large % small
    if rest > 0 and not is_lost(small, rest):
        rest += small
    return f"First {1 if a >= b else 2} {large - rest}"


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    print("\n".join(answer(a, b) for a, b in zip(numbers[1::2], numbers[2::2])))


main()
