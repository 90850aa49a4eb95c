// forgot to print
