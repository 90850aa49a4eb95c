import sys


def winner(longest_step: int, goal: int) -> str:
    return "First" if goal % (longest_step + 1) else "Second"


def main() -> None:
    games, *numbers = map(int, sys.stdin.read().split())
    races = zip(numbers[0 : 2 * games : 2], numbers[1 : 2 * games : 2])
    print("\n".join(winner(longest_step, goal) for longest_step, goal in races))


main()
