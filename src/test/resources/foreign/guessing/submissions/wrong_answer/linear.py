i = 1
while True:
    print(i, flush=True)
    if input() == 'correct':
        break
    i += 1
