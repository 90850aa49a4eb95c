#include <array>
#include <iostream>
#include <optional>
#include <vector>

using Bar = std::array<int, 3>;

const int SIDE = {{r_max}} + 1;

// By the lengths of the rows; whoever finds no square left has won, for the other has eaten the last one.
std::vector<char> won(SIDE * SIDE * SIDE);

int number(const Bar& bar) { return (bar[0] * SIDE + bar[1]) * SIDE + bar[2]; }

Bar after(Bar bar, int row, int taken) {
    const int left = bar[row] - taken;
    for (int above = row; above < 3; ++above)
        if (bar[above] > left) bar[above] = left;
    return bar;
}

struct Bite {
    int row;  // 0-indexed
    int taken;
};

// One that leaves a lost bar, if there is one.
std::optional<Bite> winning_bite(const Bar& bar) {
    for (int row = 0; row < 3; ++row)
        for (int taken = 1; taken <= bar[row]; ++taken)
            if (!won[number(after(bar, row, taken))]) return Bite{row, taken};
    return std::nullopt;
}

int main() {
    won[0] = true;
    for (int a = 1; a < SIDE; ++a)
        for (int b = 0; b <= a; ++b)
            for (int c = 0; c <= b; ++c) won[number({a, b, c})] = winning_bite({a, b, c}).has_value();

    int games;
    std::cin >> games;
    while (games-- > 0) {
        Bar bar;
        for (int& row : bar) std::cin >> row;
        while (bar[0] > 0) {
            const Bite bite = winning_bite(bar).value();
            bar = after(bar, bite.row, bite.taken);
            std::cout << bite.row + 1 << ' ' << bite.taken << std::endl;
            int row, taken;
            std::cin >> row >> taken;
            bar = after(bar, row - 1, taken);
        }
    }
}
