# Idea: right, but looks at every split by itself.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    games = []
    at = 1
    for _ in range(numbers[0]):
        games.append(numbers[at + 1:at + 1 + numbers[at]])
        at += 1 + numbers[at]
    value = [0] * (max(map(max, games)) + 1)
    for pile in range(3, len(value)):
        seen = {value[part] ^ value[pile - part] for part in range(1, (pile + 1) // 2)}
        while value[pile] in seen:
            value[pile] += 1
    for piles in games:
        total = 0
        for pile in piles:
            total ^= value[pile]
        print(next(
            (f"First pile {number} part {part}"
             for number, pile in enumerate(piles, 1)
             for part in range(1, (pile + 1) // 2)
             if total and value[part] ^ value[pile - part] ^ value[pile] == total),
            "Second",
        ))


main()
