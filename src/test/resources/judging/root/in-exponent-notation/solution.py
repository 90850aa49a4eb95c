print("%.12e" % float(input()) ** 0.5)
