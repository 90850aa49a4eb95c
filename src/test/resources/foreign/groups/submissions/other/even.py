a, b = map(int, input().split())
print(a + b if (a + b) % 2 == 0 or a == 1 else 0)
