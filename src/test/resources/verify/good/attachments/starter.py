import sys

n, *numbers = map(int, sys.stdin.read().split())
# Write your solution here.
print(0)
