# Idea: adds the values of the parts instead of taking their xor.
import sys


def values_up_to(most):
    known = 300
    value = [0] * max(known, most + 1)
    for pile in range(3, known):
        seen = {value[part] + value[pile - part] for part in range(1, (pile + 1) // 2)}
        while value[pile] in seen:
            value[pile] += 1
    for pile in range(known, most + 1):
        value[pile] = value[pile - 3]
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
