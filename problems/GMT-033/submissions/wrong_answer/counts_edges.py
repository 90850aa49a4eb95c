# Idea: every edge is one move, so the colour with more edges wins.
import sys

words = sys.stdin.read().split()
at = 1
for _ in range(int(words[0])):
    n = int(words[at])
    stalks = words[at + 1:at + 1 + n]
    at += n + 1
    lead = sum(s.count("B") - s.count("R") for s in stalks)
    for me, sign, name in (("B", 1, "Blue"), ("R", -1, "Red")):
        if sign * lead <= 0:
            print("Red" if me == "B" else "Blue")
            continue
        number, best = 1, 0
        for s in stalks:
            left = sign * lead - sum(1 if c == me else -1 for c in s)
            for i, c in enumerate(s):
                if c == me and left >= 0:
                    best = number + i
                    break
                left += 1 if c == me else -1
            if best:
                break
            number += len(s)
        print(name, best)
