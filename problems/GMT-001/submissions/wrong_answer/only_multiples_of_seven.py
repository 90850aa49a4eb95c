# Idea: 3 + 4 = 7, so multiples of seven lose, and only they.
for _ in range(int(input())):
    print("Second" if int(input()) % 7 == 0 else "First")
