import sys


def odious(place):
    before = place - 1
    return 2 * before + 1 - bin(before).count("1") % 2


VALUE = {
    "turtles": lambda place: place,
    "ruler": lambda place: place & -place,
    "mock": odious,
}


def main():
    words = sys.stdin.read().split()
    answers = []
    for rule, coins in zip(words[1::2], words[2::2]):
        value = VALUE[rule]
        total = 0
        for place, coin in enumerate(coins, 1):
            if coin == "H":
                total ^= value(place)
        answers.append(f"{'First' if total else 'Second'} {total}")
    print("\n".join(answers))


main()
