for i in range(3, 1001):
    print(i, flush=True)
