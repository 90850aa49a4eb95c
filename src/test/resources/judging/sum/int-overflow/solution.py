print(min(1000000000, sum(map(int, input().split()))))
