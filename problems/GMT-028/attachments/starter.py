def my_bite(bar):
    """Your bite: the row, from 1, and the squares to take from its end. The lowest row is the first of the bar."""
    # Write your strategy here.
    row = max(i for i in range(3) if bar[i] > 0)
    return row + 1, 1


def after(bar, row, taken):
    left = bar[row - 1] - taken
    return [min(squares, left) if above >= row else squares for above, squares in enumerate(bar, start=1)]


for _ in range(int(input())):
    bar = list(map(int, input().split()))
    while bar[0] > 0:
        bite = my_bite(bar)
        print(*bite, flush=True)  # flush: the judge sees the bite at once
        bar = after(bar, *bite)
        try:
            bar = after(bar, *map(int, input().split()))
        except EOFError:
            raise SystemExit  # the judge has ended the talk
