import sys

COLUMNS = 60


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    games, k = numbers[:2]
    answers = []
    at = 2
    for _ in range(games):
        n = numbers[at]
        piles = numbers[at + 1:at + 1 + n]
        at += 1 + n
        balanced = all(sum(pile >> column & 1 for pile in piles) % (k + 1) == 0 for column in range(COLUMNS))
        answers.append("Second" if balanced else "First")
    print("\n".join(answers))


main()
