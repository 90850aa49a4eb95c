LONGEST = {{r_max}}


def lost_bars():
    """All bars that are lost for whoever has to bite: each, when found, marks those from which a bite leads to it."""
    won = set()
    lost = set()
    for a in range(1, LONGEST + 1):
        for b in range(a + 1):
            for c in range(b + 1):
                if (a, b, c) in won:
                    continue
                lost.add((a, b, c))
                won.update((a, b, more) for more in range(c + 1, b + 1))
                for more in range(b + 1, a + 1):
                    won.update((a, more, third) for third in range(c, (more if c == b else c) + 1))
                for more in range(a + 1, LONGEST + 1):
                    for second in range(b, (more if b == a else b) + 1):
                        won.update((more, second, third) for third in range(c, (second if c == a else c) + 1))
    return lost


def after(bar, row, taken):
    left = bar[row - 1] - taken
    return tuple(min(squares, left) if above >= row else squares for above, squares in enumerate(bar, start=1))


def winning_bite(bar, lost):
    return next(
        (row, taken)
        for row in (1, 2, 3)
        for taken in range(1, bar[row - 1] + 1)
        if after(bar, row, taken) in lost
    )


def main():
    lost = lost_bars()
    for _ in range(int(input())):
        bar = tuple(map(int, input().split()))
        while bar[0] > 0:
            bite = winning_bite(bar, lost)
            print(*bite, flush=True)
            bar = after(after(bar, *bite), *map(int, input().split()))


main()
