# Idea: asks for the value of a pile by recursion, which goes as deep as the pile is large.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def value(pile):
    seen = {value(pile - part) ^ value(part) for part in range(1, (pile + 1) // 2)}
    return next(v for v in range(1000) if v not in seen)


def answer(piles):
    total = 0
    for pile in piles:
        total ^= value(pile)
    for number, pile in enumerate(piles, 1):
        for part in range(1, (pile + 1) // 2):
            if total and value(part) ^ value(pile - part) == total ^ value(pile):
                return f"First pile {number} part {part}"
    return "Second"


numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    print(answer([next(numbers) for _ in range(n)]))
