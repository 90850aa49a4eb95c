# The second, independent solver: lay the staircase right, up, right, up, ... and count its steps by bisection.
# No root is taken; all integers are exact.
import bisect


class Staircase:
    """0 for the steps that stay inside the circle, 1 for those that do not."""

    def __init__(self, d, k):
        self.d, self.k = d, k

    def __len__(self):
        return 2 * (self.d // self.k) + 2

    def __getitem__(self, step):
        x, y = self.k * ((step + 1) // 2), self.k * (step // 2)
        return int(x * x + y * y > self.d * self.d)


for _ in range(int(input())):
    steps_inside = bisect.bisect_left(Staircase(*map(int, input().split())), 1) - 1
    print("Second" if steps_inside % 2 == 0 else "First")
