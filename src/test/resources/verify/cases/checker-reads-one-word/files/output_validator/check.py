import sys

words = sys.stdin.buffer.read().split()
sys.exit(42 if words[:1] == open(sys.argv[2], "rb").read().split() else 43)
