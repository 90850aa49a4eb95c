# Marks every empty cell in turn and values the row that results: no thought is saved, and it is still fast enough.
rows = int(input())
LONGEST = 200
value = [0] * (LONGEST + 1)
for length in range(1, LONGEST + 1):
    reached = set()
    for cell in range(length):
        reached.add(value[max(0, cell - 2)] ^ value[max(0, length - cell - 3)])
    while value[length] in reached:
        value[length] += 1


def is_losing(row):
    for cell in range(len(row)):
        if row[cell] == "." and "XXX" in row[:cell] + "X" + row[cell + 1:]:
            return False
    total = stretch = 0
    for cell in range(len(row)):
        if "X" in row[max(0, cell - 2):cell + 3]:
            total ^= value[stretch]
            stretch = 0
        else:
            stretch += 1
    return total ^ value[stretch] == 0


for _ in range(rows):
    row = input()
    cells = []
    for cell in range(len(row)):
        if row[cell] == ".":
            after = row[:cell] + "X" + row[cell + 1:]
            if "XXX" in after or is_losing(after):
                cells.append(cell + 1)
    print("WINNING" if cells else "LOSING")
    print(*cells)
