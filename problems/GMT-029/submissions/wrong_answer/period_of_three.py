# Idea: from 20 stones on the values 0, 4, 3 repeat for ever.
import sys


def values_up_to(most):
    value = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3]
    while len(value) <= most:
        value.append(value[-3])
    return value


def winning_split(piles, value):
    total = 0
    for pile in piles:
        total ^= value[pile]
    if total == 0:
        return None
    for number, pile in enumerate(piles, 1):
        others = total ^ value[pile]
        for part in range(1, (pile + 1) // 2):
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
