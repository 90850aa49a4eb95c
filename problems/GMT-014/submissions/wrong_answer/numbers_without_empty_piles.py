# Idea: empty piles are thrown away first, and the piles that remain are numbered anew.
for _ in range(int(input())):
    input()
    piles = [pile for pile in map(int, input().split()) if pile]
    nim_sum = 0
    for pile in piles:
        nim_sum ^= pile
    for number, pile in enumerate(piles, 1):
        if pile ^ nim_sum < pile:
            print("First", number, pile - (pile ^ nim_sum))
            break
    else:
        print("Second")
