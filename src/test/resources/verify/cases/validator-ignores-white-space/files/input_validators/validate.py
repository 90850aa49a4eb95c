import sys

words = sys.stdin.read().split()
fine = words and all(word.isascii() and word.isdigit() for word in words) and int(words[0]) == len(words) - 1 <= {{n_max}}
sys.exit(42 if fine and max(map(int, words[1:])) <= {{a_max}} else 43)
