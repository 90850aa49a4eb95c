# Thinks that there are always two numbers.
input()
a, b = map(int, input().split())
print(a + b)
