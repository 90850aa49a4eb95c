import sys


def losing_thirds(most):
    """Before the pass is used, exactly one size of a third pile makes two piles a losing position."""
    third = [[0] * (most + 1) for _ in range(most + 1)]
    used = [0] * (most + 1)  # bit s: the pile stands in a losing position with one of s stones
    for a in range(most + 1):
        for b in range(a + 1):
            taken = used[a] | used[b]
            if a > 0:
                taken |= 1 << (a ^ b)
            free = ~taken & (taken + 1)
            used[a] |= free
            used[b] |= free
            third[a][b] = third[b][a] = free.bit_length() - 1
    return third


def main():
    piles = list(map(int, sys.stdin.buffer.read().split()))[1:]
    third = losing_thirds(max(piles))
    answers = []
    for a, b, c in zip(piles[::3], piles[1::3], piles[2::3]):
        moves = (third[b][c] < a) + (third[a][c] < b) + (third[a][b] < c)
        if a ^ b == c and a + b > 0:
            moves += 1
        answers.append(f"First {moves}" if moves > 0 else "Second")
    print("\n".join(answers))


main()
