# Idea: the lowest bit of a digit says that two rows may be left, the highest that none may.
import sys


def table(d, rows):
    v = [0]
    for a in range(1, rows):
        seen = set()
        for h, x in enumerate(d, start=1):
            if h > a:
                break
            r = a - h
            if x & 4 and r == 0:
                seen.add(0)
            if x & 2 and r > 0:
                seen.add(v[r])
            if x & 1:
                seen.update([v[l] ^ v[r - l] for l in range(1, r // 2 + 1)])
        m = 0
        while m in seen:
            m += 1
        v.append(m)
    return v


def main():
    words = sys.stdin.read().split()
    d = [int(c) for c in words[1][2:]]
    v = table(d, 1200 + len(d))
    p = 1
    while True:
        f = len(v) - p
        while f > 1 and v[f - 1] == v[f - 1 + p]:
            f -= 1
        if f + p <= 600 or p == 600:
            break
        p += 1
    at = 2
    for _ in range(int(words[0])):
        n = int(words[at])
        x = 0
        for a in map(int, words[at + 1:at + 1 + n]):
            x ^= v[a if a < f else f + (a - f) % p]
        at += 1 + n
        print("First" if x else "Second", x)


main()
