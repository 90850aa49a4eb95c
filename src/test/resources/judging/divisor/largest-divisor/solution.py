n = int(input())
print(next(d for d in range(n - 1, 1, -1) if n % d == 0))
