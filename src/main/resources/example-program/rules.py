# Called as: rules MOST_POSITIONS < INPUT. Prints the state graph of an input's games; knows how to move and nothing else.
# WRITE-ME the game. Until then it is the one of a new package: a move takes one stone or two; a player who cannot move loses.
import sys


def moves(stones):
    return [(f"take {taken}", stones - taken) for taken in (1, 2) if taken <= stones]


def main():
    most = int(sys.argv[1])
    starts = list(map(int, sys.stdin.read().split()))[1:]
    numbers = {}
    order = []

    def number(position):
        if position not in numbers:
            numbers[position] = len(order)
            order.append(position)
        return numbers[position]

    lines = ["state-graph 1 impartial", "starts " + " ".join(str(number(start)) for start in starts)]
    for position in order:  # grows while it is gone through
        if len(order) > most:
            lines.append("too-large")
            break
        lines.append(f"N {position} left")
        following = moves(position)
        lines += [f"> {number(to)} {name}" for name, to in following] or ["= -1"]
    else:
        lines.append(f"end {len(order)}")
    print("\n".join(lines))


main()
