# Idea: what is right for two rows: leave the second row one shorter than the first, and the third empty.
for _ in range(int(input())):
    bar = list(map(int, input().split()))

    def bite(row, taken):
        left = bar[row] - taken
        for i in range(row, 3):
            bar[i] = min(bar[i], left)

    while bar[0] > 0:
        if bar[2] > 0:
            row, taken = 2, bar[2]
        elif bar[1] >= bar[0]:
            row, taken = 1, bar[1] - bar[0] + 1
        elif bar[0] > bar[1] + 1:
            row, taken = 0, bar[0] - bar[1] - 1
        else:
            row, taken = 0, 1
        print(row + 1, taken, flush=True)
        bite(row, taken)
        row, taken = map(int, input().split())
        bite(row - 1, taken)
