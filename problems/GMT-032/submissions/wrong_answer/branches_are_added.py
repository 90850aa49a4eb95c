# Idea: what stands on an edge and the branches beside it are added.
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

    fused = list(range(points))

    def find(point):
        while fused[point] != point:
            fused[point] = fused[fused[point]]
            point = fused[point]
        return point

    in_tree = [False] * points
    for i in range(0, len(ends), 2):
        one, two = ends[i], ends[i + 1]
        if one != two:
            upper, lower = (one, two) if height[one] > height[two] else (two, one)
            if below[upper] == lower and upper != 0 and not in_tree[upper]:
                in_tree[upper] = True
                continue
        one, two = find(one), find(two)
        while one != two:
            if height[one] < height[two]:
                one, two = two, one
            fused[one] = below[one]
            one = find(one)

    value = [0] * points
    for i in range(0, len(ends), 2):
        one = find(ends[i])
        if one == find(ends[i + 1]):
            value[one] ^= 1
    for point in reversed(order):
        if point != 0 and fused[point] == point:
            value[find(below[point])] += value[point] + 1
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
