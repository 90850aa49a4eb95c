import sys


def read_game():
    numbers = [int(word) - 1 for word in sys.stdin.read().split()]
    n, m = numbers[0] + 1, numbers[1] + 1
    successors = [[] for _ in range(n)]
    for i in range(m):
        successors[numbers[2 + 2 * i]].append(numbers[3 + 2 * i])
    return successors, numbers[2 + 2 * m], numbers[3 + 2 * m]


def ends_first(successors):
    """All nodes, each behind the nodes it leads to."""
    order, visited = [], set()

    def visit(u):
        if u not in visited:
            visited.add(u)
            for v in successors[u]:
                visit(v)
            order.append(u)

    for u in range(len(successors)):
        visit(u)
    return order


def winning_pairs(successors):
    winning = [[False] * len(successors) for _ in successors]
    order = ends_first(successors)
    for a in order:
        for b in order:
            if a != b:
                winning[a][b] = (
                    any(next_a != b and not winning[next_a][b] for next_a in successors[a])
                    or any(next_b != a and not winning[a][next_b] for next_b in successors[b])
                )
    return winning


successors, a, b = read_game()
print("First" if winning_pairs(successors)[a][b] else "Second")
