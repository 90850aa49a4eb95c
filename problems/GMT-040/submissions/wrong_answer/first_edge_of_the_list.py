import sys

ROWS = {}  # values of rows by how many pins go


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


class Pile:
    def __init__(self, words):
        self.stones = int(next(words))
        self.allowed = [int(next(words)) for _ in range(int(next(words)))]
        values = []
        for pile in range(self.stones + 1):
            values.append(mex({values[pile - taken] for taken in self.allowed if taken <= pile}))
        self.values = values
        self.value = values[self.stones]

    def move_to(self, target):
        for taken in self.allowed:
            if taken <= self.stones and self.values[self.stones - taken] == target:
                return f"take {taken}"


class Row:
    def __init__(self, words):
        self.pins = int(next(words))
        self.together = h = int(next(words))
        values = ROWS.setdefault(h, [0] * h)
        while len(values) <= self.pins:
            rest = len(values) - h
            values.append(mex({values[left] ^ values[rest - left] for left in range(rest // 2 + 1)}))
        self.values = values
        self.value = values[self.pins]

    def move_to(self, target):
        rest = self.pins - self.together
        for left in range(rest + 1):
            if self.values[left] ^ self.values[rest - left] == target:
                return f"at {left + 1}"


class Tree:
    def __init__(self, words):
        n = int(next(words))
        self.below = below = [0] + [int(next(words)) for _ in range(n)]
        bears = [0] * (n + 1)
        for under in below[1:]:
            bears[under] += 1
        self.order = order = [edge for edge in range(1, n + 1) if bears[edge] == 0]
        for edge in order:  # grows while we walk
            under = below[edge]
            bears[under] -= 1
            if bears[under] == 0 and under != 0:
                order.append(under)
        self.values = values = [0] * (n + 1)
        for edge in order:
            values[below[edge]] ^= values[edge] + 1
        self.value = values[0]

    def move_to(self, target):
        wanted = [0] * len(self.below)
        wanted[0] = target
        chosen = []
        for edge in reversed(self.order):
            under = self.below[edge]
            branch = self.values[under] ^ (self.values[edge] + 1) ^ wanted[under]
            if branch == 0:
                chosen.append(edge)
            wanted[edge] = branch - 1
        return f"cut {min(chosen)}" if chosen else None


class Graph:
    def __init__(self, words):
        n, m, token = int(next(words)), int(next(words)), int(next(words))
        to = [[] for _ in range(n + 1)]
        come_from = [[] for _ in range(n + 1)]
        for _ in range(m):
            u, w = int(next(words)), int(next(words))
            to[u].append(w)
            come_from[w].append(u)
        left = [len(targets) for targets in to]
        done = [node for node in range(1, n + 1) if left[node] == 0]
        values = [0] * (n + 1)
        for node in done:  # grows while we walk
            values[node] = mex({values[target] for target in to[node]})
            for before in come_from[node]:
                left[before] -= 1
                if left[before] == 0:
                    done.append(before)
        self.targets = to[token]
        self.values = values
        self.value = values[token]

    def move_to(self, target):
        winning = [node for node in self.targets if self.values[node] == target]
        return f"to {winning[0]}" if winning else None


KINDS = {b"pile": Pile, b"row": Row, b"tree": Tree, b"graph": Graph}


def answer(heap):
    together = 0
    for game in heap:
        together ^= game.value
    if together == 0:
        return "Second 0"
    for number, game in enumerate(heap, 1):
        move = game.move_to(game.value ^ together)
        if move:
            return f"First {together} {number} {move}"


def main():
    words = iter(sys.stdin.buffer.read().split())
    for _ in range(int(next(words))):
        print(answer([KINDS[next(words)](words) for _ in range(int(next(words)))]))


main()
