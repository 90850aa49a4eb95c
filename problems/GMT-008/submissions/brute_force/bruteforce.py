"""Plays every possible game to its end and keeps the best one for its movers; in a tie the one that takes the right."""
import sys


def best_game(values: list[int], l: int, r: int) -> tuple[int, int, str]:
    """Total of the player on turn, total of the other one, and the moves."""
    if l > r:
        return 0, 0, ""
    other, mover, line = best_game(values, l, r - 1)
    by_right = mover + values[r], other, "R" + line
    other, mover, line = best_game(values, l + 1, r)
    by_left = mover + values[l], other, "L" + line
    return max(by_right, by_left, key=lambda game: game[0])


def main() -> None:
    values = list(map(int, sys.stdin.read().split()[1:]))
    sys.setrecursionlimit(10_000)
    total, _, line = best_game(values, 0, len(values) - 1)
    print(total, line)


main()
