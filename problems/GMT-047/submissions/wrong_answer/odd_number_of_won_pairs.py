# Idea: right for a single pair. First wins if the number of won pairs is odd, and begins by winning the first of them.
import sys


def is_lost(large, small):
    """Whether the player to move loses a pair alone: the numbers are equal, or their ratio is below the golden one."""
    return large == small or large * (large - small) < small * small


def answer(numbers):
    won = []
    for i in (0, 2, 4):
        a, b = numbers[i], numbers[i + 1]
        large, small, place = (a, b, i + 1) if a >= b else (b, a, i + 2)
        if not is_lost(large, small):
            won.append((large, small, place))
    if len(won) % 2 == 0:
        return "Second"
    large, small, place = won[0]
    rest = large % small
    if rest == 0 or not is_lost(small, rest):
        rest += small
    return f"First {place} {large - rest}"


def main():
    lines = sys.stdin.buffer.read().splitlines()
    print("\n".join(answer(list(map(int, line.split()))) for line in lines[1:]))


main()
