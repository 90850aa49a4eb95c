low, high = 1, 1000
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    answer = input()
    if answer == "correct":
        print("bye", flush=True)
        break
    if answer == "lower":
        high = middle - 1
    else:
        low = middle + 1
