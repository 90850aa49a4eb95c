import sys


def winner(cookies: int) -> str:
    return "First" if cookies % 2 == 0 else "Second"


def main() -> None:
    games, *numbers = sys.stdin.read().split()
    print("\n".join(winner(int(n)) for n in numbers[: int(games)]))


main()
