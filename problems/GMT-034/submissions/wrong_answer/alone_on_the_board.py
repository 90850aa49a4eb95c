# Idea: counts how many dominoes each could place if the other placed none.
def most(lines):
    return sum(len(run) // 2 for line in lines for run in line.split("#"))


for _ in range(int(input())):
    height, _width = map(int, input().split())
    rows = [input() for _ in range(height)]
    flat = most(rows)
    upright = most("".join(column) for column in zip(*rows))
    print("Vertical" if upright > flat else "Horizontal", "Horizontal" if flat > upright else "Vertical")
