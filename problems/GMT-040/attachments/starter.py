import sys


def answer(heap):
    """"First g c" with the move behind it, or "Second 0". Each game is a pair: its kind, and the list of the numbers behind it."""
    # Write your solution here.
    return "Second 0"


def read_game():
    kind, *numbers = sys.stdin.readline().split()
    return kind, list(map(int, numbers))


for _ in range(int(sys.stdin.readline())):
    k = int(sys.stdin.readline())
    print(answer([read_game() for _ in range(k)]))
