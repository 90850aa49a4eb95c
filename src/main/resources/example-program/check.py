# Called as: check INPUT ANSWER FEEDBACK_DIR/ [arguments] < OUTPUT_OF_THE_TEAM
# Accepts with exit code 42, refuses with 43 and the reason in judgemessage.txt; any other code says that the package is broken.
# WRITE-ME when an output is right. Until then it is when its words are those of the answer.
import sys
from itertools import zip_longest

ACCEPTED = 42
REFUSED = 43


def main():
    with open(sys.argv[2], encoding="utf-8") as answer:
        expected = answer.read().split()
    found = sys.stdin.buffer.read().decode("utf-8", errors="replace").split()
    for number, (wanted, word) in enumerate(zip_longest(expected, found, fillvalue=""), 1):
        if wanted != word:
            with open(sys.argv[3] + "judgemessage.txt", "w", encoding="utf-8") as message:
                message.write(f"word {number}: expected '{wanted[:1000]}', found '{word[:1000]}'\n")
            return REFUSED
    return ACCEPTED


sys.exit(main())
