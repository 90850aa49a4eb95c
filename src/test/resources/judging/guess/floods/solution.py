while True:
    print("7" * 50)
