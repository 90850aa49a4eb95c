# Idea: plain Nim; the pass is forgotten.
import sys


def main():
    piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
    answers = []
    for a, b, c in zip(piles[::3], piles[1::3], piles[2::3]):
        moves = (b ^ c < a) + (a ^ c < b) + (a ^ b < c)
        answers.append(f"First {moves}" if moves > 0 else "Second")
    print("\n".join(answers))


main()
