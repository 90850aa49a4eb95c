while True:
    print("0" * 1000)
