# Idea: it is Nim with two piles, and the third kind of move changes little: makes the piles equal.
for _ in range(int(input())):
    a, b = map(int, input().split())
    while a or b:
        if a == b:
            w, s = 0, a
        else:
            w, s = (1, a - b) if a > b else (2, b - a)
        print(w, s, flush=True)
        if w != 2:
            a -= s
        if w != 1:
            b -= s
        if not (a or b):
            break
        w, s = map(int, input().split())
        if w != 2:
            a -= s
        if w != 1:
            b -= s
