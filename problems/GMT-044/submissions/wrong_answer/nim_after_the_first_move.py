# Idea: passes where the xor is 0, and plays plain Nim elsewhere. Then the opponent passes.
import sys


def main():
    piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
    answers = []
    for a, b, c in zip(piles[::3], piles[1::3], piles[2::3]):
        moves = (b ^ c < a) + (a ^ c < b) + (a ^ b < c)
        if a ^ b == c and a + b > 0:
            moves += 1
        answers.append(f"First {moves}" if moves > 0 else "Second")
    print("\n".join(answers))


main()
