words = input().split(“ ”)
print(int(words[0]) + int(words[1]))
