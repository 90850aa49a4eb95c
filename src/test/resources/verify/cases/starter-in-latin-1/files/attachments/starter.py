# café
print(0)
