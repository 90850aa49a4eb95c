import sys
sys.exit(42 if sys.stdin.read() in ["%d\n" % side for side in range(1, {{side}} + 1)] else 43)
