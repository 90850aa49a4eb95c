# Idea: play right, up, right, up until the circle ends.
for _ in range(int(input())):
    d, k = map(int, input().split())
    x = y = moves = 0
    while True:
        if x == y:
            x += k
        else:
            y += k
        if x * x + y * y > d * d:
            break
        moves += 1
    print("First" if moves % 2 else "Second")
