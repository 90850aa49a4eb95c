def hear():
    try:
        return input().split()
    except EOFError:
        raise SystemExit  # the judge has ended the talk


def look(leaf):
    print("look", leaf, flush=True)  # flush: the judge sees it at once
    return int(hear()[0])


def my_move(node, below, guess, mine, looks):
    """Where you go from a node of yours. By node, from 1: what hangs below it, its guess, and whether it is your turn there."""
    # Write your strategy here.
    return below[node][0]


for _ in range(int(input())):
    nodes, looks = map(int, hear())
    above = [0, 0, *map(int, hear())]
    guess = [0, 0, *map(int, hear())]
    below = [[] for _ in range(nodes + 1)]
    mine = [True] * (nodes + 1)
    for node in range(2, nodes + 1):
        below[above[node]].append(node)
        mine[node] = not mine[above[node]]
    at = 1
    while below[at]:
        at = my_move(at, below, guess, mine, looks)
        print("to", at, flush=True)
        if below[at]:
            at = int(hear()[1])
