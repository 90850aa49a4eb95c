print(int(input()) * {{coats}})
