import sys

DRAWN, WON, LOST = range(3)


def solve(to):
    """For each node how the game ends for whoever has to move there, and in how many moves."""
    n = len(to)
    before = [[] for _ in range(n)]
    for node in range(n):
        for other in to[node]:
            before[other].append(node)
    open_edges = [len(edges) for edges in to]
    outcome = [DRAWN] * n
    distance = [0] * n
    queue = [node for node in range(n) if not to[node]]
    for node in queue:
        outcome[node] = LOST
    for decided in queue:  # which grows meanwhile
        for node in before[decided]:
            if outcome[node] != DRAWN:
                continue
            if outcome[decided] == WON:
                open_edges[node] -= 1
                if open_edges[node] > 0:
                    continue
                outcome[node] = LOST
            else:
                outcome[node] = WON
            distance[node] = distance[decided] + 1
            queue.append(node)
    return outcome, distance


def main():
    read = sys.stdin.readline
    n, m = map(int, read().split())
    to = [[] for _ in range(n)]
    for _ in range(m):
        u, v = map(int, read().split())
        to[u].append(v)
    outcome, distance = solve(to)

    def my_move(node):
        wanted = LOST if outcome[node] == WON else DRAWN
        return min((other for other in to[node] if outcome[other] == wanted), key=lambda other: distance[other])

    read()  # k: whoever takes the shortest way needs not count
    for _ in range(int(read())):
        said = read().strip()
        while said != "draw":
            node = my_move(int(said))
            print(node, flush=True)
            if not to[node]:
                break
            said = read().strip()


main()
