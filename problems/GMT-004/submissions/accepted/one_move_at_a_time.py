# The second, independent solver: play. While both ends are open, taking the larger one shuts the other for good, so its
# worth is known at once; if that does not win, the only hope is the smaller end. No parity of both runs is used.
import sys

row = list(map(int, sys.stdin.read().split()))[1:]
n = len(row)

run_right = [1] * n  # moves in a row that start at i and go right
for i in range(n - 2, -1, -1):
    if row[i] < row[i + 1]:
        run_right[i] = run_right[i + 1] + 1
run_left = [1] * n  # moves in a row that start at i and go left
for i in range(1, n):
    if row[i] < row[i - 1]:
        run_left[i] = run_left[i - 1] + 1

last, l, r = -1, 0, n - 1
players = ["First", "Second"]  # players[0] is to move
while True:
    left_open, right_open = row[l] > last, row[r] > last
    if not (left_open and right_open):
        moves = run_right[l] if left_open else run_left[r] if right_open else 0
        winner = players[0] if moves % 2 == 1 else players[1]
        break
    if (row[l] >= row[r] and run_right[l] % 2 == 1) or (row[r] >= row[l] and run_left[r] % 2 == 1):
        winner = players[0]
        break
    if row[l] == row[r]:
        winner = players[1]
        break
    if row[l] < row[r]:
        last, l = row[l], l + 1
    else:
        last, r = row[r], r - 1
    players.reverse()
print(winner)
