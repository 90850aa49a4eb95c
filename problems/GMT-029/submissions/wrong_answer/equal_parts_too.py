# Idea: piles may be halved.
import sys


def values_up_to(most):
    # a pile of an even number is split in halves, and is worth more than nothing: odd ones are lost
    return [(pile + 1) % 2 if pile else 0 for pile in range(most + 1)]


def winning_split(piles, value):
    total = 0
    for pile in piles:
        total ^= value[pile]
    if total == 0:
        return None
    for number, pile in enumerate(piles, 1):
        others = total ^ value[pile]
        for part in range(1, pile // 2 + 1):
            if value[part] ^ value[pile - part] == others:
                return number, part
    return None


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    games = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        games.append(numbers[at + 1:at + 1 + n])
        at += 1 + n
    value = values_up_to(max(map(max, games)))
    for piles in games:
        split = winning_split(piles, value)
        print("First pile %d part %d" % split if split else "Second")


main()
