import area
print(area.painted(int(input())))
