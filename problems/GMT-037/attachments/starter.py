import sys

data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
owner = data[2 : 2 + 2 * n : 2]  # "E" or "O"
priority = list(map(int, data[3 : 3 + 2 * n : 2]))
to = [[] for _ in range(n)]
for at in range(2 + 2 * n, 2 + 2 * n + 2 * m, 2):
    to[int(data[at])].append(int(data[at + 1]))
# Write your solution here.
for node in range(n):
    print("Even")
