import sys

REGULAR_WITHIN = 600
NOTHING_LEFT, ONE_ROW_LEFT, TWO_ROWS_LEFT = 1, 2, 4


def values_of(digits, rows):
    values = [0]
    for row in range(1, rows):
        reached = set()
        for taken, digit in enumerate(digits[:row], start=1):
            rest = row - taken
            if digit & (ONE_ROW_LEFT if rest else NOTHING_LEFT):
                reached.add(values[rest])
            if digit & TWO_ROWS_LEFT:
                reached.update([values[left] ^ values[rest - left] for left in range(1, rest // 2 + 1)])
        value = 0
        while value in reached:
            value += 1
        values.append(value)
    return values


def beginning_and_period(values):
    for period in range(1, REGULAR_WITHIN):
        first = len(values) - period
        while first > 1 and values[first - 1] == values[first - 1 + period]:
            first -= 1
        if first + period <= REGULAR_WITHIN:
            return first, period


def main():
    words = sys.stdin.buffer.read().split()
    digits = [int(digit) for digit in words[1].decode()[2:]]
    values = values_of(digits, 2 * REGULAR_WITHIN + len(digits))
    first, period = beginning_and_period(values)
    answers = []
    at = 2
    for _ in range(int(words[0])):
        n = int(words[at])
        value = 0
        for row in map(int, words[at + 1:at + 1 + n]):
            value ^= values[row if row < first else first + (row - first) % period]
        answers.append(f"{'First' if value else 'Second'} {value}")
        at += 1 + n
    print("\n".join(answers))


main()
