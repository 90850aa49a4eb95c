import sys

PERIODIC = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
EXCEPTIONS = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}


def grundy_value(row):
    return EXCEPTIONS.get(row, PERIODIC[row % 12])


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        value = 0
        for row in numbers[at + 1:at + 1 + n]:
            value ^= grundy_value(row)
        answers.append(f"{'First' if value else 'Second'} {value}")
        at += 1 + n
    print("\n".join(answers))


main()
