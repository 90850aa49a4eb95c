"""Settles every number from 1 upwards by looking at all its moves; no parity anywhere."""
import sys

wins = [False, False]  # wins[n]: the player who faces n wins; index 0 is never reached


def settle_up_to(limit: int) -> None:
    for n in range(len(wins), limit + 1):
        wins.append(any(n % d == 0 and not wins[n - d] for d in range(1, n // 2 + 1)))


def main() -> None:
    for token in sys.stdin.read().split()[1:]:
        n = int(token)
        settle_up_to(n)
        print("First" if wins[n] else "Second")


main()
