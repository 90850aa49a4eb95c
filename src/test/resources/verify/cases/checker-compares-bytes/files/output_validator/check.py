import sys

sys.exit(42 if sys.stdin.buffer.read() == open(sys.argv[2], "rb").read() else 43)
