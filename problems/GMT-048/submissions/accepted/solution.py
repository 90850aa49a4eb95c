import sys

LONGEST = 9
POWER = [0] + [3**row for row in range(LONGEST)]
# of each length what a move leaves of such a row
LEFT = [[(left, row - hit - left) for hit in (1, 2) for left in range((row - hit) // 2 + 1)] for row in range(LONGEST + 1)]


def reduced(count):
    return 2 - count % 2 if count > 0 else 0


def winning_moves(counts, lost):
    here = sum(reduced(counts[row]) * POWER[row] for row in range(1, LONGEST + 1))
    one_more = [(reduced(count + 1) - reduced(count)) * power for count, power in zip(counts, POWER)]
    two_more = [(reduced(count + 2) - reduced(count)) * power for count, power in zip(counts, POWER)]
    winning = 0
    for row in range(1, LONGEST + 1):
        if counts[row] > 0:
            rest = here + (reduced(counts[row] - 1) - reduced(counts[row])) * POWER[row]
            for a, b in LEFT[row]:
                if lost[rest + (two_more[a] if a == b else one_more[a] + one_more[b])]:
                    winning += counts[row]
    return winning


def table():
    lost = [False] * 3**LONGEST
    for position in range(1, 3**LONGEST):
        counts, rest = [0], position
        for _ in range(LONGEST):
            rest, count = divmod(rest, 3)
            counts.append(count)
        lost[position] = winning_moves(counts, lost) == 0
    return lost


def main():
    lost = table()
    words = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(words[0])):
        end = at + 1 + int(words[at])
        counts = [0] * (LONGEST + 1)
        for word in words[at + 1 : end]:
            counts[int(word)] += 1
        at = end
        moves = winning_moves(counts, lost)
        print(f"First {moves}" if moves > 0 else "Second")


main()
