# Idea: who wins each board alone, and then the parity of the won boards; a drawn board draws the sum.
import sys


def outcomes(nodes, options, before):
    outcome = [None] * (nodes + 1)
    left = [len(each) for each in options]
    queue = [node for node in range(1, nodes + 1) if left[node] == 0]
    for node in queue:
        outcome[node] = "lost"
    for node in queue:  # it grows
        for earlier in before[node]:
            if outcome[earlier] is None:
                left[earlier] -= 1
                if outcome[node] == "lost" or left[earlier] == 0:
                    outcome[earlier] = "won" if outcome[node] == "lost" else "lost"
                    queue.append(earlier)
    return outcome


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    boards = []
    for _ in range(int(next(words))):
        next(words)
        nodes, edges, token = (int(next(words)) for _ in range(3))
        options = [[] for _ in range(nodes + 1)]
        before = [[] for _ in range(nodes + 1)]
        for _ in range(edges):
            start, end = int(next(words)), int(next(words))
            options[start].append(end)
            before[end].append(start)
        outcome = outcomes(nodes, options, before)
        boards.append((outcome[token], [outcome[option] for option in options[token]]))
    won = [reached.count("lost") for outcome, reached in boards if outcome == "won"]
    drawn = any(outcome is None for outcome, _ in boards)
    print("Draw" if drawn else f"First {sum(won)}" if len(won) % 2 == 1 else "Second")
