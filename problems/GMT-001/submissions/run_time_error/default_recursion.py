# Idea: recursion with a memo. It is as deep as the pile is high.
import sys
from functools import lru_cache


@lru_cache(None)
def first(n):
    for take in (1, 3, 4):
        if n >= take and not first(n - take):
            return True
    return False


for word in sys.stdin.read().split()[1:]:
    print("First" if first(int(word)) else "Second")
