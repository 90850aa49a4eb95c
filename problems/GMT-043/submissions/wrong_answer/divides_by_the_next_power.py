# Idea: right, but the power of two is the smallest one that is not below the shorter side.
import sys


def lead(rows, columns):
    """By how many moves Vertical is ahead in a cake."""
    halvings = min((rows - 1).bit_length(), (columns - 1).bit_length())
    if columns >= rows:
        return max((columns >> halvings) - 1, 0)
    return min(1 - (rows >> halvings), 0)


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        sides = numbers[at + 1:at + 1 + 2 * n]
        at += 1 + 2 * n
        total = sum(map(lead, sides[::2], sides[1::2]))
        answers.append(("Vertical " if total > 0 else "Horizontal ") + ("Vertical" if total >= 0 else "Horizontal"))
    print("\n".join(answers))


main()
