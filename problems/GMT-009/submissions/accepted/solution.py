import sys


def burden(pile: str) -> int:
    """1 for a pile that is black at both ends, -1 for one that is white at both, 0 for any other."""
    if pile[0] != pile[-1]:
        return 0
    return 1 if pile[-1] == "B" else -1


def main() -> None:
    piles = sys.stdin.read().split()[1:]
    print("A" if sum(map(burden, piles)) >= 0 else "B")


main()
