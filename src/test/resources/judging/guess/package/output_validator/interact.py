import sys

secret = int(open(sys.argv[1]).read())


def end(code, message):
    with open(sys.argv[3] + "judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(code)


for _ in range(10):
    line = sys.stdin.readline()
    if not line:
        end(43, "no guess any more")
    try:
        guess = int(line)
    except ValueError:
        end(43, "not a number: " + line[:20].strip())
    if guess == 666:
        raise SystemError("the interactor fell over")
    if guess == secret:
        print("correct", flush=True)
        if sys.stdin.readline():
            end(43, "went on after the right guess")
        end(42, "guessed")
    print("lower" if secret < guess else "higher", flush=True)
end(43, "ten wrong guesses")
