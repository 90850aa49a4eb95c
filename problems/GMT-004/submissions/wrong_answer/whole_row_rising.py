# Idea: a row that rises from end to end is taken as n moves from the left, as if nobody could begin with the greatest.
n = int(input())
row = list(map(int, input().split()))


def rising_run(values):
    length = 1
    while length < n and values[length] > values[length - 1]:
        length += 1
    return length


left, right = rising_run(row), rising_run(row[::-1])
if left == n:
    print("First" if n % 2 else "Second")
else:
    print("First" if left % 2 or right % 2 else "Second")
