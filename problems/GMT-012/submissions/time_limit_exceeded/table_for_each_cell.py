# Idea: right, but the table of values is computed anew for every cell that is tried.
import sys


def stretch_values(longest):
    value = [0]
    for k in range(1, longest + 1):
        seen = {value[max(0, i - 2)] ^ value[max(0, k - i - 3)] for i in range(k)}
        mex = 0
        while mex in seen:
            mex += 1
        value.append(mex)
    return value


def is_lost(s):
    if any("XXX" in s[:i] + "X" + s[i + 1:] for i in range(len(s))):
        return False
    value = stretch_values(len(s))
    total = run = 0
    for i in range(len(s) + 1):
        if i < len(s) and "X" not in s[max(0, i - 2):i + 3]:
            run += 1
        else:
            total ^= value[run]
            run = 0
    return total == 0


for s in sys.stdin.read().split()[1:]:
    wins = []
    for i in range(len(s)):
        if s[i] == ".":
            u = s[:i] + "X" + s[i + 1:]
            if "XXX" in u or is_lost(u):
                wins.append(i + 1)
    print("WINNING" if wins else "LOSING")
    print(*wins)
