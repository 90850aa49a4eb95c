import sys


def answer(code, rows):
    """"First g" or "Second 0", with the Grundy value g of the game."""
    # Write your solution here.
    return "Second 0"


words = iter(sys.stdin.read().split())
games = []
for _ in range(int(next(words))):
    n = int(next(words))
    games.append([int(next(words)) for _ in range(n)])
code = next(words)
for rows in games:
    print(answer(code, rows))
