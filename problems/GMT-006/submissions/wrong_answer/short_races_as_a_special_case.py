# First wins when n <= k, otherwise by the remainder of n by k: the special case does not mend the modulus.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for k, n in zip(numbers[1::2], numbers[2::2]):
    print("First" if n <= k or n % k else "Second")
