# Idea: compares the free cells that will lie ahead of both animals, as if the jump cost nothing.
import sys


def value(section):
    """Twice the lead of Toads in a section, and whether a pile of one stone lies beside it."""
    toad = section.find("T")
    frog = section.find("F")
    last = len(section) - 1
    if toad < 0 or frog < toad:
        ahead_of_toad = last - toad if toad >= 0 else 0
        ahead_of_frog = frog if frog >= 0 else 0
        return 2 * (ahead_of_toad - ahead_of_frog), False
    more = (last - frog) - toad  # free cells behind the frog, less those behind the toad
    return 2 * more, False


def main():
    answers = []
    for cells in sys.stdin.read().split()[1:]:
        halves = 0
        star = False
        for section in cells.split("#"):
            lead, is_star = value(section)
            halves += lead
            star ^= is_star
        first = halves > 0 or halves == 0 and star
        second = halves > 0 or halves == 0 and not star
        answers.append(("Toads " if first else "Frogs ") + ("Toads" if second else "Frogs"))
    print("\n".join(answers))


main()
