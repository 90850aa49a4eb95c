"""Tries every game: the player on turn wins if there is no move, or a move after which the other one does not win."""
import sys

COLOUR = {"A": "W", "B": "B"}


def wins(piles: list[str], player: str) -> bool:
    other = "B" if player == "A" else "A"
    can_move = False
    for i, pile in enumerate(piles):
        if not pile or pile[-1] != COLOUR[player]:
            continue
        can_move = True
        for left in range(len(pile)):
            if not wins(piles[:i] + [pile[:left]] + piles[i + 1 :], other):
                return True
    return not can_move


def main() -> None:
    print("A" if wins(sys.stdin.read().split()[1:], "A") else "B")


main()
