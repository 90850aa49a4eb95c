# Idea: try all moves of all plays, and remember nothing.
import sys


def winning_moves(n, pairs):
    above = [[] for _ in range(n)]
    for u, v in pairs:
        above[u].append(v)
    falls = [0] * n  # of each block itself and all that falls with it, as bits
    for block in reversed(range(n)):
        falls[block] = 1 << block
        for v in above[block]:
            falls[block] |= falls[v]

    def won(rest):
        return any(not won(rest & ~falls[block]) for block in range(n) if rest >> block & 1)

    everything = (1 << n) - 1
    return sum(not won(everything & ~gone) for gone in falls)


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        n, m = next(numbers), next(numbers)
        moves = winning_moves(n, [(next(numbers), next(numbers)) for _ in range(m)])
        print(f"First {moves}" if moves > 0 else "Second")


main()
