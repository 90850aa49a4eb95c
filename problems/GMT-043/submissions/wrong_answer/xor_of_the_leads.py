# Idea: leads are piles of Nim: each player xors his own, and the greater number wins.
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
        mine = theirs = 0
        for one in map(lead, sides[::2], sides[1::2]):
            if one > 0:
                mine ^= one
            else:
                theirs ^= -one
        total = mine - theirs
        answers.append(("Vertical " if total > 0 else "Horizontal ") + ("Vertical" if total >= 0 else "Horizontal"))
    print("\n".join(answers))


main()
