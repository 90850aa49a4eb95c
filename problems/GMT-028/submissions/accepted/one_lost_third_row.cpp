// For two lower rows at most one length of the third row is lost, for then every longer one is won. So a table of two rows is enough: the
// length of the third row that loses, found by ruling out what longer rows and earlier pairs can reach.
#include <algorithm>
#include <iostream>
#include <vector>

const int SIDE = {{r_max}} + 1;
const int NONE = -1;

std::vector<std::vector<int>> losing(SIDE, std::vector<int>(SIDE, NONE));

bool lost(int a, int b, int c) { return a > 0 && losing[a][b] == c; }

// Whether a bite into one of the two lower rows leaves a lost bar.
bool won_below(int a, int b, int c) {
    for (int left = 0; left < b; ++left)
        if (lost(a, left, std::min(left, c))) return true;
    for (int left = 1; left < a; ++left)
        if (lost(left, std::min(left, b), std::min(left, c))) return true;
    return false;
}

int main() {
    for (int a = 1; a < SIDE; ++a)
        for (int b = 0; b <= a; ++b)
            for (int c = 0; c <= b && losing[a][b] == NONE; ++c)
                if (!won_below(a, b, c)) losing[a][b] = c;

    int games;
    std::cin >> games;
    while (games-- > 0) {
        int a, b, c;
        std::cin >> a >> b >> c;
        while (a > 0) {
            int row = 0, left = 0;
            if (losing[a][b] != NONE && losing[a][b] < c) row = 3, left = losing[a][b];
            for (int rest = 0; rest < b && row == 0; ++rest)
                if (lost(a, rest, std::min(rest, c))) row = 2, left = rest;
            for (int rest = 1; rest < a && row == 0; ++rest)
                if (lost(rest, std::min(rest, b), std::min(rest, c))) row = 1, left = rest;
            const int length = row == 1 ? a : row == 2 ? b : c;
            std::cout << row << ' ' << length - left << std::endl;
            const auto cut = [&](int from, int to) {
                if (from == 1) a = to;
                if (from <= 2) b = std::min(b, to);
                c = std::min(c, to);
            };
            cut(row, left);
            int theirs, taken;
            std::cin >> theirs >> taken;
            cut(theirs, (theirs == 1 ? a : theirs == 2 ? b : c) - taken);
        }
    }
}
