# Idea: each region is won by somebody; who wins more of them wins the board. Regions that whoever begins wins are won by turns.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(region, vertical):
    for row, column in region:
        other = (row + 1, column) if vertical else (row, column + 1)
        if other in region and not wins(region - {(row, column), other}, not vertical):
            return True
    return False


def regions(squares):
    while squares:
        found = [squares.pop()]
        for row, column in found:
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in squares:
                    squares.remove(near)
                    found.append(near)
        top, left = min(r for r, c in found), min(c for r, c in found)
        yield frozenset((r - top, c - left) for r, c in found)


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    height, width = int(next(words)), int(next(words))
    rows = [next(words) for _ in range(height)]
    ahead = hot = 0
    for region in regions({(r, c) for r in range(height) for c in range(width) if rows[r][c] == "."}):
        first, second = wins(region, True), wins(region, False)
        ahead += first and not second
        ahead -= second and not first
        hot += first and second
    print("Vertical" if ahead + hot % 2 > 0 else "Horizontal", "Horizontal" if ahead - hot % 2 < 0 else "Vertical")
