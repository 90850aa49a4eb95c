import sys


def lead(rows, columns):
    """By how many moves Vertical is ahead in a cake."""
    halvings = min(rows.bit_length(), columns.bit_length()) - 1
    return (columns >> halvings) - (rows >> halvings)


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
