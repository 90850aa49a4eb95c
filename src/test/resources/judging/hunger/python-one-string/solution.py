text = "x" * 700_000_000
print(len(text))
