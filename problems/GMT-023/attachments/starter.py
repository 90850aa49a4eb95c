import sys


def answer(code, rows):
    """"First g" or "Second 0", with the Grundy value g of the game."""
    # Write your solution here.
    return "Second 0"


words = iter(sys.stdin.read().split())
games, code = int(next(words)), next(words)
for _ in range(games):
    n = int(next(words))
    print(answer(code, [int(next(words)) for _ in range(n)]))
