print(sum(map(int, input().split())))
while True:
    print(" " * 1000)
