import random
import sys

random.seed(int(sys.argv[1]))
print(random.randrange(100, 10**6), random.randrange(100, 10**6))
