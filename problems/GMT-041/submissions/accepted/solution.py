import sys
from collections import deque

NONE = -1


class Matching:
    def __init__(self, neighbours):
        self.neighbours = neighbours
        self.n = len(neighbours)
        self.mate = [NONE] * self.n
        for root in range(self.n):
            if self.mate[root] == NONE:
                self.flip_path(self.grow([root]))

    def can_be_free(self):
        """Nodes that some maximum matching leaves free."""
        self.grow([node for node in range(self.n) if self.mate[node] == NONE])
        return self.outer

    def grow(self, roots):
        """The free node at the end of a path that makes the matching larger, or NONE."""
        mate = self.mate
        came_from = self.came_from = [NONE] * self.n
        outer = self.outer = [False] * self.n  # an alternating path of even length leads here
        self.base = list(range(self.n))
        queue = self.queue = deque(roots)
        for root in roots:
            outer[root] = True
        while queue:
            node = queue.popleft()
            for neighbour in self.neighbours[node]:
                if outer[neighbour]:
                    if self.base_of(node) != self.base_of(neighbour):
                        common = self.common_base(node, neighbour)
                        self.shrink(node, neighbour, common)
                        self.shrink(neighbour, node, common)
                elif came_from[neighbour] == NONE:
                    came_from[neighbour] = node
                    if mate[neighbour] == NONE:
                        return neighbour
                    outer[mate[neighbour]] = True
                    queue.append(mate[neighbour])
        return NONE

    def base_of(self, node):
        base = self.base
        while base[node] != node:
            base[node] = base[base[node]]
            node = base[node]
        return node

    def common_base(self, one, other):
        seen = set()
        while True:
            if one != NONE:
                one = self.base_of(one)
                if one in seen:
                    return one
                seen.add(one)
                one = NONE if self.mate[one] == NONE else self.came_from[self.mate[one]]
            one, other = other, one

    def shrink(self, node, across, common):
        """One side of an odd cycle, from a node down to the base: inner nodes become outer, too."""
        while self.base_of(node) != common:
            self.came_from[node] = across
            across = self.mate[node]
            if not self.outer[across]:
                self.outer[across] = True
                self.queue.append(across)
            if self.base[node] == node:
                self.base[node] = common
            if self.base[across] == across:
                self.base[across] = common
            node = self.came_from[across]

    def flip_path(self, node):
        while node != NONE:
            before = self.came_from[node]
            following = self.mate[before]
            self.mate[node] = before
            self.mate[before] = node
            node = following


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    neighbours = [[] for _ in range(n)]
    for u, v in zip(numbers[2::2], numbers[3::2]):
        neighbours[u].append(v)
        neighbours[v].append(u)
    print("\n".join("Losing" if losing else "Winning" for losing in Matching(neighbours).can_be_free()))


main()
