print(float(input()) ** 0.5 * (1 + 5e-7))
