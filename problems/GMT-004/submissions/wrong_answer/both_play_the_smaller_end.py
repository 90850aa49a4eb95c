# Idea: both players keep the game going by taking the smaller end that is allowed.
n = int(input())
a = list(map(int, input().split()))
l, r, last, moves = 0, n - 1, -1, 0
while l <= r:
    ends = [(a[i], i) for i in (l, r) if a[i] > last]
    if not ends:
        break
    last, i = min(ends)
    if i == l:
        l += 1
    else:
        r -= 1
    moves += 1
print("First" if moves % 2 else "Second")
