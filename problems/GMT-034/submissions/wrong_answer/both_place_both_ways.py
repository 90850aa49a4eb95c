# Idea: forgets whose move it is: xors Grundy values, as if either player could place a domino either way.
import sys

known = {}


def regions(squares):
    squares = set(squares)
    while squares:
        found = [squares.pop()]
        for row, column in found:
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in squares:
                    squares.remove(near)
                    found.append(near)
        top, left = min(r for r, c in found), min(c for r, c in found)
        yield frozenset((r - top, c - left) for r, c in found)


def grundy(squares):
    value = 0
    for region in regions(squares):
        if region not in known:
            seen = set()
            for row, column in region:
                for other in ((row + 1, column), (row, column + 1)):
                    if other in region:
                        seen.add(grundy(region - {(row, column), other}))
            known[region] = next(v for v in range(100) if v not in seen)
        value ^= known[region]
    return value


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    height, width = int(next(words)), int(next(words))
    rows = [next(words) for _ in range(height)]
    value = grundy((r, c) for r in range(height) for c in range(width) if rows[r][c] == ".")
    print("Vertical Horizontal" if value else "Horizontal Vertical")
