import sys

COLUMNS = 60


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    k = numbers[-1]
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        piles = numbers[at + 1:at + 1 + n]
        at += 1 + n
        balanced = all(sum(pile >> column & 1 for pile in piles) % (k + 1) == 0 for column in range(COLUMNS))
        answers.append("Second" if balanced else "First")
    print("\n".join(answers))


main()
