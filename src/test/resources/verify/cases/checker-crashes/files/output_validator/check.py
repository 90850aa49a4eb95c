import sys

sys.exit(42 if int(sys.stdin.read()) == int(open(sys.argv[2]).read()) else 43)
