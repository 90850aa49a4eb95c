print("no number")
