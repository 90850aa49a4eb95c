# Idea: try all moves of all plays, and remember nothing.
import sys


def rests(row):
    for hit in (1, 2):
        for left in range((row - hit) // 2 + 1):
            yield [part for part in (left, row - hit - left) if part > 0]


def wins(rows):
    return not rows or any(not wins(rows[:i] + rest + rows[i + 1 :]) for i, row in enumerate(rows) for rest in rests(row))


def main():
    words = iter(sys.stdin.read().split())
    for _ in range(int(next(words))):
        rows = [int(next(words)) for _ in range(int(next(words)))]
        moves = sum(not wins(rows[:i] + rest + rows[i + 1 :]) for i, row in enumerate(rows) for rest in rests(row))
        print(f"First {moves}" if moves > 0 else "Second")


main()
