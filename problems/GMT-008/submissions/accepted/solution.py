import sys


def leads_by_length(values: list[int]) -> list[list[int]]:
    """Entry [k][l]: what the player on turn can gain over the other one on the k + 1 coins that begin at l."""
    leads = [values]
    for length in range(2, len(values) + 1):
        shorter = leads[-1]
        leads.append(
            [
                left - after_left if left - after_left > right - after_right else right - after_right
                for left, right, after_left, after_right in zip(values, values[length - 1 :], shorter[1:], shorter)
            ]
        )
    return leads


def line_of_play(values: list[int], leads: list[list[int]]) -> str:
    line = []
    l = 0
    for left_over in range(len(values) - 1, 0, -1):
        if values[l] - leads[left_over - 1][l + 1] == leads[left_over][l]:
            line.append("L")
            l += 1
        else:
            line.append("R")
    return "".join(line) + "L"


def main() -> None:
    values = list(map(int, sys.stdin.read().split()[1:]))
    leads = leads_by_length(values)
    print((sum(values) + leads[-1][0]) // 2, line_of_play(values, leads))


main()
