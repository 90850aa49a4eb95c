import sys


def value(large, small):
    """The Grundy value of a pair, by Nivasch's formula."""
    return (large * large - small * small) // (large * small)


def times_that_stay(large, small, wanted):
    """How often the small number stays in the large one by the move to this value, if there is such a move."""
    rest = large % small
    if rest == 0:
        return wanted + 1
    of_the_rest = value(small, rest)
    if wanted == of_the_rest:
        return 0
    return wanted + 1 if wanted < of_the_rest else wanted


def answer(numbers):
    pairs = []
    total = 0
    for i in (0, 2, 4):
        a, b = numbers[i], numbers[i + 1]
        pair = (a, b, i + 1) if a >= b else (b, a, i + 2)
        worth = value(pair[0], pair[1])
        total ^= worth
        pairs.append((*pair, worth))
    if total == 0:
        return "Second"
    for large, small, place, worth in pairs:
        stay = times_that_stay(large, small, total ^ worth)
        if stay < large // small:
            return f"First {place} {(large // small - stay) * small}"
    raise AssertionError("a sum other than 0 has a winning move")


def main():
    lines = sys.stdin.buffer.read().splitlines()
    print("\n".join(answer(list(map(int, line.split()))) for line in lines[1:]))


main()
