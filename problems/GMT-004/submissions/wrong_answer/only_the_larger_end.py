# Idea: a sensible player starts at the larger end, so the parity of that run decides.
n = int(input())
a = list(map(int, input().split()))


def run(b):
    k = 1
    while k < len(b) and b[k] > b[k - 1]:
        k += 1
    return k


left, right = run(a), run(a[::-1])
if a[0] > a[-1]:
    odd = left % 2
elif a[0] < a[-1]:
    odd = right % 2
else:
    odd = left % 2 or right % 2
print("First" if odd else "Second")
