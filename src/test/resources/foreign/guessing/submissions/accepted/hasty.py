lo, hi = 1, 1000
while lo < hi:
    m = (lo + hi) // 2
    print(m, flush=True)
    r = input()
    if r == 'correct':
        break
    if r == 'lower': hi = m - 1
    else: lo = m + 1
else:
    print(lo)  # it must be right: nobody reads the answer
