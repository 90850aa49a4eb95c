import sys


def slow(a, b, bits=16):
    if a <= 1 or b <= 1:
        return a * b
    half = bits // 2
    mask = (1 << half) - 1
    a1, a0, b1, b0 = a >> half, a & mask, b >> half, b & mask
    low = slow(a0, b0, half)
    return (slow(a1 ^ a0, b1 ^ b0, half) ^ low) << half ^ low ^ slow(a1, b1, half)


def product(a, b):
    return slow(a, b, 64)


VALUE = {
    b"turtles": lambda place: place,
    b"ruler": lambda place: place & -place,
    b"mock": lambda place: 2 * place - 1 - bin(place - 1).count("1") % 2,
}


def main():
    words = iter(sys.stdin.buffer.read().split())
    answers = []
    for _ in range(int(next(words))):
        down, across = VALUE[next(words)], VALUE[next(words)]
        value = 0
        for _ in range(int(next(words))):
            value ^= product(down(int(next(words))), across(int(next(words))))
        answers.append(f"First {value}" if value else "Second 0")
    print("\n".join(answers))


main()
