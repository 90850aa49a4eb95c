import sys
from solution import twice
import os.path
b = int(open("bonus.txt").read()) if os.path.exists("bonus.txt") else 0
print(twice(int(input())) + (int(sys.argv[1]) if len(sys.argv) > 1 else 0) + b)
