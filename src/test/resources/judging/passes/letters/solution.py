task, word = input().split()
digits, letters = "0123456789", "abcdefghij"
print(word.translate(str.maketrans(digits, letters) if task == "hide" else str.maketrans(letters, digits)))
