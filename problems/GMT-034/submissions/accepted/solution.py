import sys

# Games are known by numbers: options[g] is the games that Vertical and those that Horizontal can leave of g.
options = []
number_of = {}
simplest_of = {}
less_known = {}
sum_known = {}
region_known = {}


def named(left, right):
    key = frozenset(left), frozenset(right)
    if key not in number_of:
        number_of[key] = len(options)
        options.append(key)
    return number_of[key]


def less_or_equal(a, b):
    known = less_known.get((a, b))
    if known is None:
        known = not any(less_or_equal(b, x) for x in options[a][0]) and not any(less_or_equal(x, a) for x in options[b][1])
        less_known[a, b] = known
    return known


def bypass(left, right):
    """Replaces an option that the other player answers with something no worse than the whole game by what it then leads to."""
    game = named(left, right)
    for x in left:
        for answer in options[x][1]:
            if less_or_equal(answer, game):
                return left - {x} | options[answer][0], right
    for x in right:
        for answer in options[x][0]:
            if less_or_equal(game, answer):
                return left, right - {x} | options[answer][1]
    return None


def simplest(left, right):
    left, right = frozenset(left), frozenset(right)
    key = left, right
    if key not in simplest_of:
        shorter = bypass(left, right)
        while shorter:
            left, right = shorter
            shorter = bypass(left, right)
        simplest_of[key] = named(
            [x for x in left if not any(y != x and less_or_equal(x, y) for y in left)],
            [x for x in right if not any(y != x and less_or_equal(y, x) for y in right)],
        )
    return simplest_of[key]


ZERO = simplest([], [])


def add(a, b):
    if a == ZERO or b == ZERO:
        return a + b - ZERO
    key = (a, b) if a < b else (b, a)
    if key not in sum_known:
        sum_known[key] = simplest(
            [add(x, b) for x in options[a][0]] + [add(a, x) for x in options[b][0]],
            [add(x, b) for x in options[a][1]] + [add(a, x) for x in options[b][1]],
        )
    return sum_known[key]


def regions(squares):
    squares = set(squares)
    while squares:
        found = [squares.pop()]
        for row, column in found:  # grows while we walk
            for neighbour in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if neighbour in squares:
                    squares.remove(neighbour)
                    found.append(neighbour)
        if len(found) > 1:
            top = min(row for row, column in found)
            left = min(column for row, column in found)
            yield frozenset((row - top, column - left) for row, column in found)


def region_value(region):
    if region not in region_known:
        region_known[region] = simplest(
            [value(region - {(row, column), (row + 1, column)}) for row, column in region if (row + 1, column) in region],
            [value(region - {(row, column), (row, column + 1)}) for row, column in region if (row, column + 1) in region],
        )
    return region_known[region]


def value(squares):
    total = ZERO
    for region in regions(squares):
        total = add(total, region_value(region))
    return total


def main():
    words = iter(sys.stdin.read().split())
    for _ in range(int(next(words))):
        height, width = int(next(words)), int(next(words))
        rows = [next(words) for _ in range(height)]
        board = value((row, column) for row in range(height) for column in range(width) if rows[row][column] == ".")
        print("Horizontal" if less_or_equal(board, ZERO) else "Vertical", "Vertical" if less_or_equal(ZERO, board) else "Horizontal")


main()
