# Idea: a table over the steps taken to the right and upwards.
for _ in range(int(input())):
    d, k = map(int, input().split())
    r = d // k
    table = [[True] * (r + 2) for _ in range(r + 2)]
    for x in range(r, -1, -1):
        for y in range(r, -1, -1):
            if (k * x) ** 2 + (k * y) ** 2 <= d * d:
                table[x][y] = not table[x + 1][y] or not table[x][y + 1]
    print("First" if table[0][0] else "Second")
