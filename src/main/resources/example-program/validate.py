# Reads an input from standard input; exits with 42 if it is good, with 43 and the reason on standard error if it is not.
# Accepts exactly: a number t from 1 to 100, then t lines with one number from 0 to 100000 each.
# WRITE-ME what the statement says of the input, byte for byte.
import re
import sys

ACCEPTED = 42
REFUSED = 43


def refuse(line, reason):
    print(f"line {line}: {reason}", file=sys.stderr)
    sys.exit(REFUSED)


def integer(lines, line, name, least, most):
    text = lines[line - 1] if line <= len(lines) else ""
    if not re.fullmatch(r"0|[1-9][0-9]{0,17}", text):
        refuse(line, f"expected the number {name}, found {text[:40]!r}")
    if not least <= int(text) <= most:
        refuse(line, f"{name} must be from {least} to {most}, found {text}")
    return int(text)


def main():
    text = sys.stdin.buffer.read().decode("ascii", errors="replace")
    lines = text.split("\n")
    if lines.pop() != "":
        refuse(len(lines) + 1, "the last line has no line end")
    t = integer(lines, 1, "t", 1, 100)
    for i in range(t):
        integer(lines, i + 2, "n", 0, 100000)
    if len(lines) > t + 1:
        refuse(t + 2, "expected the end")
    sys.exit(ACCEPTED)


main()
