# Idea: a list with one entry for every number of stones.
piles = [int(input()) for _ in range(int(input()))]
top = max(piles)
win = [False] * (top + 1)
for n in range(top + 1):
    win[n] = any(n >= k and not win[n - k] for k in (1, 3, 4))
for n in piles:
    print("First" if win[n] else "Second")
