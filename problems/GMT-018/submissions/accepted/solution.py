import sys


def periodic_values(numbers):
    """The values until they repeat, and where what repeats begins."""
    width = numbers[-1]
    values = []
    seen = {}
    while True:
        if len(values) >= width:
            row = tuple(values[-width:])
            if row in seen:
                return values, seen[row], len(values) - width - seen[row]
            seen[row] = len(values) - width
        reached = {values[-number] for number in numbers if number <= len(values)}
        values.append(next(value for value in range(len(numbers) + 1) if value not in reached))


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    m = data[1]
    values, begin, period = periodic_values(data[2:m + 2])
    print("\n".join(str(values[n if n < begin else begin + (n - begin) % period]) for n in data[m + 2:]))


main()
