rows = []
while True:
    rows.append([0] * 1_000_000)
