#!/usr/bin/env python3
import pathlib, sys
feedback = pathlib.Path(sys.argv[3])
memory = feedback / 'state.txt'
text = sys.stdin.read().split()
value = int(open(sys.argv[1]).read().split()[1])
def refuse(why):
    (feedback / 'judgemessage.txt').write_text(why)
    sys.exit(43)
if len(text) != 1 or not text[0].lstrip('-').isdigit():
    refuse('one number, please')
if memory.exists():
    got = int(text[0])
    sys.exit(42) if got == 2 * abs(value) else refuse('not the double')
if int(text[0]) != abs(value):
    refuse('not the absolute value')
memory.write_text('1')
(feedback / 'nextpass.in').write_text(f'2 {abs(value)}\n')
sys.exit(42)
