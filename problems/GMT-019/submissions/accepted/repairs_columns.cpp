// The way it is done on paper: repair the odd columns of the binary numbers in one pile, the one that has a one in the highest of them.
#include <array>
#include <cstdio>
#include <numeric>
#include <vector>

const int COLUMNS = 10;

int main() {
    int games;
    std::scanf("%d", &games);
    while (games-- > 0) {
        int n;
        std::scanf("%d", &n);
        std::vector<int> piles(n);
        std::array<bool, COLUMNS> odd{};
        const auto change = [&](int pile, int to) {
            for (int column = 0; column < COLUMNS; ++column)
                if ((piles[pile] ^ to) >> column & 1) odd[column] = !odd[column];
            piles[pile] = to;
        };
        for (int i = 0; i < n; ++i) {
            int stones;
            std::scanf("%d", &stones);
            change(i, stones);
        }
        for (;;) {
            int top = COLUMNS - 1;
            while (!odd[top]) --top;
            int chosen = 0;
            while ((piles[chosen] >> top & 1) == 0) ++chosen;
            int rest = piles[chosen];
            for (int column = 0; column <= top; ++column)
                if (odd[column]) rest ^= 1 << column;
            std::printf("%d %d\n", chosen + 1, piles[chosen] - rest);
            std::fflush(stdout);
            change(chosen, rest);
            if (std::accumulate(piles.begin(), piles.end(), 0) == 0) break;
            int pile, taken;
            std::scanf("%d %d", &pile, &taken);
            change(pile - 1, piles[pile - 1] - taken);
        }
    }
}
