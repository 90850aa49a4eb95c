print("hello", flush=True)
input()
