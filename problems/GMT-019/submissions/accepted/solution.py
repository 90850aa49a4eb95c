from functools import reduce
from operator import xor


def winning_move(piles):
    nim_sum = reduce(xor, piles)
    for i, pile in enumerate(piles):
        if pile ^ nim_sum < pile:
            return i, pile - (pile ^ nim_sum)


def play(piles):
    while True:
        i, stones = winning_move(piles)
        piles[i] -= stones
        print(i + 1, stones, flush=True)
        if not any(piles):
            return
        pile, taken = map(int, input().split())
        piles[pile - 1] -= taken


for _ in range(int(input())):
    input()  # the number of piles
    play(list(map(int, input().split())))
