input()
print("more")
