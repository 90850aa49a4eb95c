import sys


def result(boards):
    """"First k", "Second" or "Draw". A board is a pair: the token's node, and for each node from 1 where its edges lead."""
    # Write your solution here.
    return "Draw"


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    boards = []
    for _ in range(int(next(words))):
        next(words)  # graph
        n, m, token = (int(next(words)) for _ in range(3))
        options = [[] for _ in range(n + 1)]
        for _ in range(m):
            u, w = int(next(words)), int(next(words))
            options[u].append(w)
        boards.append((token, options))
    print(result(boards))
