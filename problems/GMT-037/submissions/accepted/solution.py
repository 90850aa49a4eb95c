import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, m = int(data[0]), int(data[1])
    evens = [data[2 + 2 * node] == b"E" for node in range(n)]
    priority = [int(data[3 + 2 * node]) for node in range(n)]
    to = [[] for _ in range(n)]
    before = [[] for _ in range(n)]
    for at in range(2 + 2 * n, 2 + 2 * n + 2 * m, 2):
        u, v = int(data[at]), int(data[at + 1])
        to[u].append(v)
        before[v].append(u)
    even_wins = [False] * n

    def attract(part, nodes, even):
        """All nodes of the part from which the player can force the token into these."""
        inside = set(nodes)
        queue = list(inside)
        for reached in queue:
            for node in before[reached]:
                if node in inside or node not in part:
                    continue
                if evens[node] == even or all(next in inside or next not in part for next in to[node]):
                    inside.add(node)
                    queue.append(node)
        return inside

    def solve(part):
        """Writes down the winners of a part that nobody has to leave."""
        while part:
            highest = max(priority[node] for node in part)
            even = highest % 2 == 0
            near = attract(part, [node for node in part if priority[node] == highest], even)
            for node in near:
                even_wins[node] = even
            rest = part - near
            solve(rest)
            lost = [node for node in rest if even_wins[node] != even]
            if not lost:
                return
            lost = attract(part, lost, not even)
            for node in lost:
                even_wins[node] = not even
            part = part - lost

    solve(set(range(n)))
    print("\n".join("Even" if wins else "Odd" for wins in even_wins))


main()
