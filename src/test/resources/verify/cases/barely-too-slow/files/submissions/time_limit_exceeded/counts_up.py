# Spends a little more than the limit.
import time

input()
numbers = list(map(int, input().split()))
while time.process_time() < 1.15 and sum(numbers) > 100:
    pass
print(sum(numbers))
