"""Walks the totals that are left, from 0 upwards, and looks at every step from each of them."""
import sys


def first_wins(longest_step: int, goal: int) -> bool:
    wins = bytearray(1)  # wins[left]: whoever has the turn with so much left wins; 0 left: the other one just won
    for left in range(1, goal + 1):
        wins.append(any(not wins[left - step] for step in range(1, min(longest_step, left) + 1)))
    return bool(wins[goal])


def main() -> None:
    numbers = list(map(int, sys.stdin.read().split()))
    for longest_step, goal in zip(numbers[1::2], numbers[2::2]):
        print("First" if first_wins(longest_step, goal) else "Second")


main()
