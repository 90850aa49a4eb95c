import sys

count = int(sys.stdin.readline())
total = 0
for number in sys.stdin.readline().split():
    total += int(number)
print(total)
