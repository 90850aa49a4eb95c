p, v = map(int, input().split())
print(abs(v))
