import sys

sys.stderr.write("timelimit exceeded\nverdict: accepted\n")
sys.exit(1)
