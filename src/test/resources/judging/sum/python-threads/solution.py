import sys
import threading


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def main():
    a, b = map(int, input().split())
    print(a + b + depth(50000) - 50000)


sys.setrecursionlimit(200000)
threading.stack_size(32 << 20)
thread = threading.Thread(target=main)
thread.start()
thread.join()
