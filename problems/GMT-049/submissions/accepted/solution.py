import sys


def labels_of(nodes, options, before):
    """The label of each node, or -1."""
    label = [-1] * (nodes + 1)
    open_options = [len(each) for each in options]  # options without a label
    unanswered = [0] * (nodes + 1)
    answered = [-1] * (nodes + 1)
    candidates = range(1, nodes + 1)  # nodes without a label whose options have all labels below this one
    current = 0
    while candidates:
        is_candidate = bytearray(nodes + 1)
        for node in candidates:
            is_candidate[node] = 1
            unanswered[node] = open_options[node]
        lost = [node for node in candidates if open_options[node] == 0]
        for node in lost:  # it grows
            label[node] = current
            for answering in before[node]:
                if label[answering] < 0 and answered[answering] != current:
                    answered[answering] = current
                    for earlier in before[answering]:
                        if is_candidate[earlier]:
                            unanswered[earlier] -= 1
                            if unanswered[earlier] == 0:
                                lost.append(earlier)
        for node in lost:
            for earlier in before[node]:
                open_options[earlier] -= 1
        candidates = [node for node in candidates if label[node] < 0 and answered[node] == current]
        current += 1
    return label


def main():
    words = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(words[0])):
        boards = int(words[at])
        at += 1
        total = 0
        parts = []  # the label of the token's node, and those of its options
        for _ in range(boards):
            nodes, edges, token = (int(word) for word in words[at + 1 : at + 4])
            at += 4
            options = [[] for _ in range(nodes + 1)]
            before = [[] for _ in range(nodes + 1)]
            for i in range(at, at + 2 * edges, 2):
                start, end = int(words[i]), int(words[i + 1])
                options[start].append(end)
                before[end].append(start)
            at += 2 * edges
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
