import sys
print(sys.argv[1], {{n_max}})
