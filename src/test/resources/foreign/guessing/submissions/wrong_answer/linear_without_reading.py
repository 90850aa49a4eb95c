for i in range(1, 1001):
    print(i, flush=True)
