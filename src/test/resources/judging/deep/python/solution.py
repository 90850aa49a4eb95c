import sys
import threading

sys.setrecursionlimit(2_000_000)
threading.stack_size(512 << 20)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def main():
    print(depth(int(input())))


thread = threading.Thread(target=main)
thread.start()
thread.join()
