# WRITE-ME programs that people would write and that are wrong: here, as if only one stone could be taken.
import sys

for stones in list(map(int, sys.stdin.read().split()))[1:]:
    print("First" if stones % 2 == 1 else "Second")
