from parts.adding import add

print(add(*map(int, input().split())))
