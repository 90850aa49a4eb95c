# Idea: right diagonals, but each query looks at all of them.
import sys
from bisect import bisect_left

ROWS = 10**9 + 1
UNBOUNDED = 4 * 10**9
WORD = 512  # bits in a word of the two-level set
KEY = 1 << 32


def lowest_bit(word):
    return (word & -word).bit_length() - 1


class OpenBlocks:
    """The blocks that are not full; finds the first one from a given block on."""

    def __init__(self, size, members):
        self.words = [0] * (size // WORD + 1)
        self.summary = 0
        for block in members:
            self.add(block)

    def add(self, block):
        self.words[block // WORD] |= 1 << block % WORD
        self.summary |= 1 << block // WORD

    def remove(self, block):
        at = block // WORD
        self.words[at] &= ~(1 << block % WORD)
        if not self.words[at]:
            self.summary &= ~(1 << at)

    def first_from(self, block):
        at = block // WORD
        word = self.words[at] >> block % WORD
        if word:
            return block + lowest_bit(word)
        at += 1
        at += lowest_bit(self.summary >> at)
        return at * WORD + lowest_bit(self.words[at])


def losing_diagonals(rows):
    """(x - y) * KEY + x -> length, for all diagonals of losing cells; rows: x -> impassable columns."""
    columns = sorted({y for barred in rows.values() for y in barred})
    # Block 2i + 1 is column i with an impassable cell, block 2i the columns before it: winning columns are a prefix of each.
    first, free = [], []
    begin = 0
    for y in columns:
        first += [begin, y]
        free += [y - begin, 1]
        begin = y + 1
    first.append(begin)
    free.append(UNBOUNDED)
    open_blocks = OpenBlocks(len(free), [b for b, size in enumerate(free) if size > 0])
    end = len(free)
    diagonals = {}

    def lose(x, block, most):
        y = first[block]
        length = min(most, free[block])
        diagonals[(x - y) * KEY + x] = length
        first[block] += length
        free[block] -= length
        if free[block] == 0:
            open_blocks.remove(block)
        return length

    next_row = 0
    for x in sorted(rows):
        while next_row < x:
            next_row += lose(next_row, open_blocks.first_from(0), x - next_row)
        next_row = x + 1
        barred = [2 * bisect_left(columns, y) + 1 for y in sorted(rows[x])]
        piece_begin = 0
        for piece_end in barred + [end]:
            block = open_blocks.first_from(piece_begin) if piece_begin < end else end
            if block < piece_end:
                lose(x, block, 1)
            piece_begin = piece_end + 1
        for block in barred:
            if free[block] == 0:
                first[block] -= 1
                free[block] = 1
                open_blocks.add(block)
    while next_row < ROWS:
        next_row += lose(next_row, open_blocks.first_from(0), ROWS - next_row)
    return diagonals


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    answers = []
    for _ in range(numbers[0]):
        n = numbers[at]
        rows = {}
        for x, y in zip(numbers[at + 1:at + 1 + 2 * n:2], numbers[at + 2:at + 1 + 2 * n:2]):
            rows.setdefault(x, []).append(y)
        at += 1 + 2 * n
        diagonals = losing_diagonals(rows)
        q = numbers[at]
        for x, y in zip(numbers[at + 1:at + 1 + 2 * q:2], numbers[at + 2:at + 1 + 2 * q:2]):
            key = (x - y) * KEY + x
            is_losing = any(start <= key < start + length for start, length in diagonals.items())
            answers.append("Bob" if is_losing else "Alice")
        at += 1 + 2 * q
    print("\n".join(answers))


main()
