print(666, flush=True)
input()
