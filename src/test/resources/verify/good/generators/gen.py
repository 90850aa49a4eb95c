import random
import sys

count, most, seed = map(int, sys.argv[1:])
draw = random.Random(seed)
print(count)
print(*(draw.randint(0, most) for _ in range(count)))
