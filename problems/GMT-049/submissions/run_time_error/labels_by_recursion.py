# Idea: right, but each label is handed on by a call inside a call.
import sys


def labels_of(nodes, options, before):
    label = [-1] * (nodes + 1)
    candidates = list(range(1, nodes + 1))
    current = 0

    def give(node):
        label[node] = current
        for answering in before[node]:
            if label[answering] < 0 and answering not in answered:
                answered.add(answering)
                for earlier in before[answering]:
                    if earlier in unanswered:
                        unanswered[earlier] -= 1
                        if unanswered[earlier] == 0:
                            give(earlier)

    while candidates:
        answered = set()
        unanswered = {node: sum(label[option] < 0 for option in options[node]) for node in candidates}
        for node in [node for node in candidates if unanswered[node] == 0]:
            give(node)
        candidates = [node for node in candidates if label[node] < 0 and node in answered]
        current += 1
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
            before = [[] for _ in range(nodes + 1)]
            for _ in range(edges):
                start, end = int(next(words)), int(next(words))
                options[start].append(end)
                before[end].append(start)
            label = labels_of(nodes, options, before)
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
