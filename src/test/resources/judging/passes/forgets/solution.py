task, word = input().split()
print("x" if task == "hide" else "0")
