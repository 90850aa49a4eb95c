side = int(input())
print(side * side * {{coats}})
