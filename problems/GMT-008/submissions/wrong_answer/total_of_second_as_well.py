# Everything is right, and then Second's total follows, which nobody asked for.
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
leads = [values]
for length in range(2, len(values) + 1):
    shorter = leads[-1]
    leads.append(
        [max(values[l] - shorter[l + 1], values[l + length - 1] - shorter[l]) for l in range(len(values) - length + 1)]
    )
line, l = "", 0
for left_over in range(len(values) - 1, 0, -1):
    if values[l] - leads[left_over - 1][l + 1] == leads[left_over][l]:
        line, l = line + "L", l + 1
    else:
        line += "R"
first_total = (sum(values) + leads[-1][0]) // 2
print(first_total, line + "L", sum(values) - first_total)
