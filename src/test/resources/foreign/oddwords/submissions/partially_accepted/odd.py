n = int(input())
for i in range(n):
    w = input()
    if i % 2 == 0 and n % 2 == 1:
        print(w)
