import sys


def winning_moves(n, edges):
    closed = {1 << node: 1 << node for node in range(n)}  # of each node itself and its neighbours, as bits
    for u, v in edges:
        closed[1 << u] |= 1 << v
        closed[1 << v] |= 1 << u
    known = {}

    def value(rest):
        total = 0
        while rest:
            piece = fresh = rest & -rest
            while fresh:  # all that hangs together with the lowest node of rest
                reached = 0
                while fresh:
                    node = fresh & -fresh
                    reached |= closed[node]
                    fresh ^= node
                fresh = reached & rest & ~piece
                piece |= fresh
            total ^= known[piece] if piece in known else value_of_piece(piece)
            rest &= ~piece
        return total

    def value_of_piece(piece):
        seen = 0
        left = piece
        while left:
            node = left & -left
            seen |= 1 << value(piece & ~closed[node])
            left ^= node
        known[piece] = (~seen & (seen + 1)).bit_length() - 1
        return known[piece]

    everything = (1 << n) - 1
    return sum(value(everything & ~gone) == 0 for gone in closed.values())


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        n, m = next(numbers), next(numbers)
        moves = winning_moves(n, [(next(numbers), next(numbers)) for _ in range(m)])
        print(f"First {moves}" if moves > 0 else "Second")


main()
