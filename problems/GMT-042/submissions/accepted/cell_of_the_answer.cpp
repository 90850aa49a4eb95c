// Another way: a winning move makes the gap of its row equal to the xor of all other gaps, which tells the cell where the token has to stand.
#include <cstdint>
#include <iostream>
#include <vector>

using Column = std::int64_t;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        Column m;
        std::cin >> n >> m;
        std::vector<Column> white(n), black(n), before(n + 1, 0), behind(n + 1, 0);
        const auto gap = [&](int row) { return (white[row] < black[row] ? black[row] - white[row] : white[row] - black[row]) - 1; };
        for (int row = 0; row < n; ++row) {
            std::cin >> white[row] >> black[row];
            before[row + 1] = before[row] ^ gap(row);
        }
        for (int row = n - 1; row >= 0; --row) behind[row] = behind[row + 1] ^ gap(row);
        int winning = 0;
        for (int row = 0; row < n; ++row) {
            const Column others = before[row] ^ behind[row + 1];
            const Column cell = white[row] < black[row] ? black[row] - 1 - others : black[row] + 1 + others;
            if (cell >= 1 && cell <= m && cell != white[row]) ++winning;
        }
        if (winning > 0) std::cout << "First " << winning << '\n';
        else std::cout << "Second\n";
    }
}
