# Called as: interact INPUT ANSWER FEEDBACK_DIR/ [arguments]; reads what the program says, and prints what the program reads.
# Accepts with exit code 42, refuses with 43 and the reason in judgemessage.txt; any other code says that the package is broken.
# WRITE-ME the talk. Until then the program guesses each number of the input: it prints a guess, and reads "less", "more" or "right".
import sys

ACCEPTED = 42
REFUSED = 43
MOST_GUESSES = 70
LONGEST_LINE = 100


def end(code, reason):
    with open(sys.argv[3] + "judgemessage.txt", "w", encoding="utf-8") as message:
        message.write(reason + "\n")
    sys.exit(code)


def say(line):
    try:
        print(line, flush=True)
    except BrokenPipeError:
        pass  # a program that went away is told by its next line


def number_said(where):
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        end(REFUSED, where + ": your program has ended or closed its output")
    try:
        return int(line)
    except ValueError:
        end(REFUSED, f"{where}: expected a number, found {line.rstrip()!r}")


def main():
    with open(sys.argv[1], encoding="utf-8") as test:
        secrets = list(map(int, test.read().split()))[1:]
    say(len(secrets))
    for number, secret in enumerate(secrets, 1):
        for tried in range(1, MOST_GUESSES + 1):
            said = number_said(f"number {number}, your guess {tried}")
            say("right" if said == secret else "less" if secret < said else "more")
            if said == secret:
                break
        else:
            end(REFUSED, f"number {number}: these are too many guesses")
    if sys.stdin.read(1).strip():
        end(REFUSED, "your program went on talking")
    end(ACCEPTED, f"guessed all {len(secrets)}")


main()
