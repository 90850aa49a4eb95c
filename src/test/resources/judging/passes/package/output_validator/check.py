import os
import sys

feedback = sys.argv[3]
words = open(sys.argv[1]).read().split()
said = sys.stdin.read().split()
first = not os.path.exists(feedback + "secret")
if len(said) != 1:
    open(feedback + "judgemessage.txt", "w").write("one word, please")
    sys.exit(43)
if first:
    open(feedback + "secret", "w").write(words[1])
if first or said[0] == "more":
    open(feedback + "nextpass.in", "w").write("find " + said[0] + "\n")
    sys.exit(42)
if said[0] != open(feedback + "secret").read():
    open(feedback + "judgemessage.txt", "w").write("not what was hidden")
    sys.exit(43)
sys.exit(42)
