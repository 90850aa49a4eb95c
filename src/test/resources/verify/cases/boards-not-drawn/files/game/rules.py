import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
print("state-graph 1 score")
print("starts 0")
print("F", *numbers)
print("=", sum(numbers))
print("end 1")
