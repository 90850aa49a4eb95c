# Idea: an edge that closes a cycle carries nothing, so it is left out.
import sys


def grundy(points, ends):
    near = [[] for _ in range(points)]
    for i in range(0, len(ends), 2):
        near[ends[i]].append(ends[i + 1])
        near[ends[i + 1]].append(ends[i])
    order = [0]
    below = [0] + [-1] * (points - 1)
    height = [0] * points
    for point in order:
        for to in near[point]:
            if below[to] < 0:
                below[to] = point
                height[to] = height[point] + 1
                order.append(to)

    value = [0] * points
    for point in reversed(order[1:]):
        value[below[point]] ^= value[point] + 1
    return value[0]


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n, m = numbers[at], numbers[at + 1]
        value = grundy(n + 1, numbers[at + 2:at + 2 + 2 * m])
        at += 2 + 2 * m
        answers.append(f"First {value}" if value else "Second 0")
    print("\n".join(answers))


main()
