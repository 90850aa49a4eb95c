import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
print("state-graph 1 score")
print("starts 0")
print("F", "numbers", *numbers)
print("=", sum(numbers) + (max(numbers) > 3))
print("end 1")
