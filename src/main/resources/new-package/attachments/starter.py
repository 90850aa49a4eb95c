# WRITE-ME what people begin with: it reads your input and prints something of your output's form.
import sys


def first_wins(stones):
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    stones = next(numbers)
    print("First" if first_wins(stones) else "Second")
