print(open("words.txt").read().strip())
