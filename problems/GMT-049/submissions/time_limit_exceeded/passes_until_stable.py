# Idea: the rule for labels as it is written, tried on all nodes again and again until it applies to none.
import sys


def labels_of(nodes, options):
    label = [-1] * (nodes + 1)
    changed = True
    while changed:
        changed = False
        for node in range(1, nodes + 1):
            if label[node] >= 0:
                continue
            reached = {label[option] for option in options[node]}
            mex = 0
            while mex in reached:
                mex += 1
            if all(label[option] >= 0 or any(label[answer] == mex for answer in options[option]) for option in options[node]):
                label[node] = mex
                changed = True
    return label


def main():
    words = iter(sys.stdin.read().split())
    for _ in range(int(next(words))):
        total = 0
        parts = []
        for _ in range(int(next(words))):
            next(words)
            nodes, edges, token = (int(next(words)) for _ in range(3))
            options = [[] for _ in range(nodes + 1)]
            for _ in range(edges):
                start, end = int(next(words)), int(next(words))
                options[start].append(end)
            label = labels_of(nodes, options)
            parts.append((label[token], [label[option] for option in options[token]]))
            total ^= max(label[token], 0)
        endless = [reached for label, reached in parts if label < 0]
        moves = 0
        if not endless:
            moves = sum(reached.count(total ^ label) for label, reached in parts)
        elif len(endless) == 1:
            moves = endless[0].count(total)
        print(f"First {moves}" if moves > 0 else "Draw" if endless else "Second")


main()
