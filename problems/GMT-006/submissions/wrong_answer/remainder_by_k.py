# Takes a round to be k long instead of k + 1.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for k, n in zip(numbers[1::2], numbers[2::2]):
    print("First" if n % k else "Second")
