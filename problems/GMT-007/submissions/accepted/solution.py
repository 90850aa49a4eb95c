import sys


def best_lead(values: list[int]) -> int:
    """What the player on turn can collect more than the other one from the whole row."""
    lead = values
    for length in range(2, len(values) + 1):
        # The piece that begins at l loses its left end to the piece at l + 1, its right end to the shorter one at l.
        lead = [
            left - after_left if left - after_left > right - after_right else right - after_right
            for left, right, after_left, after_right in zip(values, values[length - 1 :], lead[1:], lead)
        ]
    return lead[0]


def main() -> None:
    values = list(map(int, sys.stdin.read().split()[1:]))
    print((sum(values) + best_lead(values)) // 2)


main()
