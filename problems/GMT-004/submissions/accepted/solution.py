def rising_run(row):
    length = 1
    while length < len(row) and row[length] > row[length - 1]:
        length += 1
    return length


input()
row = list(map(int, input().split()))
both_even = rising_run(row) % 2 == 0 and rising_run(row[::-1]) % 2 == 0
print("Second" if both_even else "First")
