from sys import stdin
import re, sys
line = stdin.readline()
assert re.match(r'^(fixed )?[1-9][0-9]{0,3}\n$', line)
assert stdin.readline() == ''
sys.exit(42)
