# Idea: names a split of a pile whose value falls by it, as in Nim; others may win, too.
import sys


def values_up_to(most):
    value = bytearray(most + 1)
    backwards = bytearray(most + 1)
    for pile in range(3, most + 1):
        splits = (pile - 1) // 2
        smaller = int.from_bytes(value[1:splits + 1], "little")
        larger = int.from_bytes(backwards[most - pile + 1:most - pile + 1 + splits], "little")
        seen = (smaller ^ larger).to_bytes(splits, "little")
        value[pile] = backwards[most - pile] = bytes(range(256)).translate(None, seen)[0]
    return value


def winning_split(piles, value):
    total = 0
    for pile in piles:
        total ^= value[pile]
    if total == 0:
        return None
    for number, pile in enumerate(piles, 1):
        others = total ^ value[pile]
        if others > value[pile]:
            continue
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
