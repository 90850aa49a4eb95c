print(float(input()) ** 0.5 * (1 + 1e-5))
