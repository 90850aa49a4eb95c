def move(a, b):
    """Your move: 1 or 2 for a pile, or 0 for both, and the stones to take."""
    # Write your strategy here.
    return (1, 1) if a > 0 else (2, 1)


def after(a, b, which, stones):
    return (a - stones if which != 2 else a), (b - stones if which != 1 else b)


for _ in range(int(input())):
    a, b = map(int, input().split())
    while True:
        which, stones = move(a, b)
        print(which, stones, flush=True)  # flush: the judge sees the move at once
        a, b = after(a, b, which, stones)
        if a == 0 and b == 0:
            break
        try:
            which, stones = map(int, input().split())
        except EOFError:
            raise SystemExit  # the judge has ended the talk
        a, b = after(a, b, which, stones)
