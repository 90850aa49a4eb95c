import re
import sys

text = sys.stdin.buffer.read().decode("ascii", "replace")
number = r"(?:0|[1-9][0-9]{0,3})"
found = re.fullmatch(rf"({number})\n({number}(?: {number})*)\n", text)
if not found:
    sys.exit(43)
values = [int(word) for word in found.group(2).split(" ")]
fine = 1 <= int(found.group(1)) == len(values) <= {{n_max}} and max(values) <= {{a_max}}
sys.exit(42 if fine else 43)
