import sys

read = sys.stdin.readline


def my_move(to, node):
    """Your move: a node to which an edge leads from here."""
    # Write your strategy here.
    return to[node][0]


n, m = map(int, read().split())
to = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, read().split())
    to[u].append(v)
k = int(read())
for _ in range(int(read())):
    said = read().strip()
    while said != "draw":
        if not said:
            sys.exit()  # the judge has ended the talk
        node = my_move(to, int(said))
        print(node, flush=True)  # flush: the judge sees the move at once
        if not to[node]:
            break  # the judge cannot move
        said = read().strip()
