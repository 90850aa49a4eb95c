import sys

words = input().split()
while sys.stdin.readline():
    pass
print(int(words[0]) + int(words[1]))
