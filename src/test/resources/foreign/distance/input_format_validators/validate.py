#!/usr/bin/env python3
import re, sys
line = sys.stdin.readline()
assert line
while line:
    assert re.match("^(0|[1-9][0-9]*) (0|[1-9][0-9]*)\n$", line)
    assert all(int(x) <= 10**15 for x in line.split())
    line = sys.stdin.readline()
sys.exit(42)
