import sys

low, high = 1, 1000
while True:
    middle = (low + high) // 2
    print(middle)
    answer = sys.stdin.readline().strip()
    if answer == "correct":
        break
    if answer == "lower":
        high = middle - 1
    else:
        low = middle + 1
