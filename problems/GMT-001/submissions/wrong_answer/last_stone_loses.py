# Idea: whoever takes the last stone loses (the rule the other way round).
t = int(input())
wins = [True]
for n in range(1, 200):
    wins.append(any(n >= k and not wins[n - k] for k in (1, 3, 4)))
for _ in range(t):
    n = int(input())
    print("First" if wins[n % 7 + 70] else "Second")
