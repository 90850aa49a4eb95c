import sys


def read_graph():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m = numbers[0], numbers[1]
    before = [[] for _ in range(n)]  # before[v]: one entry per edge that leads to v
    moves = [0] * n
    for u, v in zip(numbers[2:2 + 2 * m:2], numbers[3:3 + 2 * m:2]):
        before[v].append(u)
        moves[u] += 1
    return before, moves


def winning_nodes(before, moves):
    winning = [False] * len(moves)
    unsettled_moves = moves[:]
    settled = [u for u, count in enumerate(moves) if count == 0]
    for v in settled:  # the list grows while we walk along it
        for u in before[v]:
            if not winning[v]:
                winning[u] = True
            unsettled_moves[u] -= 1
            if unsettled_moves[u] == 0:
                settled.append(u)
    return winning


print(*("Winning" if winning else "Losing" for winning in winning_nodes(*read_graph())))
