import sys


def slow(a, b, bits=16):
    if a <= 1 or b <= 1:
        return a * b
    half = bits // 2
    mask = (1 << half) - 1
    a1, a0, b1, b0 = a >> half, a & mask, b >> half, b & mask
    low = slow(a0, b0, half)
    return (slow(a1 ^ a0, b1 ^ b0, half) ^ low) << half ^ low ^ slow(slow(a1, b1, half), 1 << (half - 1), half)


# Below 2^16 by logarithms: all numbers but 0 are powers of one of them.
FULL = (1 << 16) - 1
LOG = [0] * (FULL + 1)
EXP = []


def powers_of(base):
    """All of them from 1 on. Multiplying by a number distributes over xor, so it is known from what it does to each bit."""
    low, high = [0] * 256, [0] * 256
    for bit in range(8):
        image, upper = slow(base, 1 << bit), slow(base, 256 << bit)
        for rest in range(1 << bit):
            low[rest | 1 << bit] = low[rest] ^ image
            high[rest | 1 << bit] = high[rest] ^ upper
    powers = [1]
    while True:
        last = powers[-1]
        power = low[last & 255] ^ high[last >> 8]
        if power == 1:
            return powers
        powers.append(power)


base = 1 << 15
while len(EXP) < FULL:
    EXP = powers_of(base)
    base += 1
for exponent, power in enumerate(EXP):
    LOG[power] = exponent
EXP += EXP


def product_16(a, b):
    return EXP[LOG[a] + LOG[b]] if a and b else 0


HALF = [product_16(a, 1 << 15) for a in range(FULL + 1)]


def product_32(a, b):
    a1, a0, b1, b0 = a >> 16, a & FULL, b >> 16, b & FULL
    low = EXP[LOG[a0] + LOG[b0]] if a0 and b0 else 0
    high = EXP[LOG[a1] + LOG[b1]] if a1 and b1 else 0
    both, other = a1 ^ a0, b1 ^ b0
    middle = EXP[LOG[both] + LOG[other]] if both and other else 0
    return (middle ^ low) << 16 | low ^ HALF[high]


def product(a, b):
    mask = (1 << 32) - 1
    a1, a0, b1, b0 = a >> 32, a & mask, b >> 32, b & mask
    low = product_32(a0, b0)
    middle = product_32(a1 ^ a0, b1 ^ b0)
    return (middle ^ low) << 32 | low ^ product_32(product_32(a1, b1), 1 << 31)


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
