import sys


def grundy_value(pile):
    if pile % 4 == 3:
        return pile + 1
    if pile % 4 == 0 and pile > 0:
        return pile - 1
    return pile


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        value = 0
        for pile in numbers[at + 1:at + 1 + n]:
            value ^= grundy_value(pile)
        answers.append(f"{'First' if value else 'Second'} {value}")
        at += 1 + n
    print("\n".join(answers))


main()
