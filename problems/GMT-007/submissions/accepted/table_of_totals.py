# The table as textbooks print it: the mover's total for every piece, the opponent leaving the worse of two pieces.
n = int(input())
values = list(map(int, input().split()))
total = [[0] * n for _ in range(n)]
for gap in range(n):
    for i in range(n - gap):
        j = i + gap
        both_left = total[i + 2][j] if i + 2 <= j else 0
        one_each = total[i + 1][j - 1] if i + 1 <= j - 1 else 0
        both_right = total[i][j - 2] if i <= j - 2 else 0
        total[i][j] = max(values[i] + min(both_left, one_each), values[j] + min(one_each, both_right))
print(total[0][n - 1])
