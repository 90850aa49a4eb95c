import random
import sys

kind, size, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
if kind == "every":
    if number < (size + 1) ** 2:
        print(number // (size + 1), number % (size + 1))
else:
    random.seed(number)
    print(random.randrange(4 ** size), random.randrange(4 ** size))
