# Idea: the judge, too, goes where the most is to be had.
LEAST = -1
MOST = 1000000 + 1


def look(leaf):
    print("look", leaf, flush=True)
    return int(input())


class Game:
    def __init__(self):
        nodes, _ = map(int, input().split())
        above = [0, 0, *map(int, input().split())]
        guess = [0, 0, *map(int, input().split())]
        self.below = [[] for _ in range(nodes + 1)]
        self.mine = [True] * (nodes + 1)
        self.reply = [0] * (nodes + 1)
        for node in range(2, nodes + 1):
            self.below[above[node]].append(node)
            self.mine[node] = True
        for node in range(1, nodes + 1):
            self.below[node].sort(key=lambda next: -guess[next] if self.mine[node] else guess[next])

    def search(self, node, alpha, beta):
        """Exact between alpha and beta; otherwise at most alpha or at least beta, as the true value is."""
        if not self.below[node]:
            return look(node)
        mine = self.mine[node]
        best = LEAST if mine else MOST
        for next in self.below[node]:
            found = self.search(next, alpha, beta)
            if found > best if mine else found < best:
                best = found
                self.reply[node] = next
            if mine:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def play(self):
        self.search(1, LEAST, MOST)
        at = 1
        while self.below[at]:
            at = self.reply[at]
            print("to", at, flush=True)
            if self.below[at]:
                at = int(input().split()[1])


for _ in range(int(input())):
    Game().play()
