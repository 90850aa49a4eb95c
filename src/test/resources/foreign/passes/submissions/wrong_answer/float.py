p, v = map(int, input().split())
print(abs(v) if p == 1 else 2.0 * v)
