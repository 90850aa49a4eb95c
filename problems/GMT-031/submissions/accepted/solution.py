import sys


def tips_first(below):
    branches = [0] * len(below)
    for under in below[1:]:
        branches[under] += 1
    order = [edge for edge in range(1, len(below)) if branches[edge] == 0]
    for edge in order:  # grows while we walk
        under = below[edge]
        branches[under] -= 1
        if branches[under] == 0 and under != 0:
            order.append(under)
    return order


def winning_edge(below):
    order = tips_first(below)
    value = [0] * len(below)
    for edge in order:
        value[below[edge]] ^= value[edge] + 1
    wanted = [0] * len(below)
    chosen = []
    for edge in reversed(order):
        branch = value[below[edge]] ^ (value[edge] + 1) ^ wanted[below[edge]]
        if branch == 0:
            chosen.append(edge)
        wanted[edge] = branch - 1
    return min(chosen, default=0)


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        edge = winning_edge([0] + numbers[at + 1:at + 1 + n])
        answers.append(f"First {edge}" if edge else "Second")
        at += 1 + n
    print("\n".join(answers))


main()
