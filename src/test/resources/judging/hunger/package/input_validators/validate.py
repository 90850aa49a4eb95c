import re
import sys

ok = re.fullmatch(r"(0|-?[1-9]\d{0,9}) (0|-?[1-9]\d{0,9})\n", sys.stdin.read())
sys.exit(42 if ok else 43)
