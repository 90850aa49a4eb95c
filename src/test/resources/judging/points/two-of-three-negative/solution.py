a, b = map(int, input().split())
print(0 if a < 0 < b else a + b)
