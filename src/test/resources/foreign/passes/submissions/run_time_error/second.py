p, v = map(int, input().split())
assert p == 1
print(abs(v))
