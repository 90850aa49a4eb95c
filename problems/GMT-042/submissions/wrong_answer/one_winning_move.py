# Idea: right about the winner; a position has one winning move.
import sys


def answer(rows, m):
    total = 0
    gaps = []
    for white, black in rows:
        gap = abs(white - black) - 1
        room = white - 1 if white < black else m - white
        gaps.append((gap, room))
        total ^= gap
    if total == 0:
        return "Second"
    return "First 1"


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n, m = numbers[at], numbers[at + 1]
        columns = numbers[at + 2:at + 2 + 2 * n]
        at += 2 + 2 * n
        answers.append(answer(list(zip(columns[::2], columns[1::2])), m))
    print("\n".join(answers))


main()
