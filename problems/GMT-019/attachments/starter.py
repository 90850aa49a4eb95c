def move(piles):
    """Your move: the number of the pile, from 1, and the stones to take."""
    # Write your strategy here.
    pile = next(i for i, stones in enumerate(piles) if stones > 0)
    return pile + 1, 1


for _ in range(int(input())):
    input()  # the number of piles
    piles = list(map(int, input().split()))
    while True:
        pile, stones = move(piles)
        print(pile, stones, flush=True)  # flush: the judge sees the move at once
        piles[pile - 1] -= stones
        if not any(piles):
            break
        try:
            pile, stones = map(int, input().split())
        except EOFError:
            raise SystemExit  # the judge has ended the talk
        piles[pile - 1] -= stones
