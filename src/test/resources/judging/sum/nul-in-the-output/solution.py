import sys

sys.stdout.write("3\0\n")
