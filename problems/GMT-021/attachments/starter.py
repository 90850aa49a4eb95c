import sys


def answer(rule, coins):
    """"First g" or "Second 0", with the Grundy value g of the row. The rule is turtles, mock or ruler."""
    # Write your solution here.
    return "Second 0"


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    print(answer(next(words), next(words)))
