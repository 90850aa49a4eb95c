x = [0] * (1 << 40) if False else b"x"
while True:
    x += x
