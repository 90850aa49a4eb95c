# Prints the greatest number.
input()
print(max(map(int, input().split())))
