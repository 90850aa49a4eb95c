// Idea: try each cell that a white token can reach, and count those that make the xor zero.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::int64_t m;
        std::cin >> n >> m;
        std::vector<std::int64_t> gap(n), room(n);
        std::int64_t sum = 0;
        for (int row = 0; row < n; ++row) {
            std::int64_t white, black;
            std::cin >> white >> black;
            gap[row] = std::abs(white - black) - 1;
            room[row] = white < black ? white - 1 : m - white;
            sum ^= gap[row];
        }
        if (sum == 0) {
            std::cout << "Second\n";
            continue;
        }
        int winning = 0;
        for (int row = 0; row < n; ++row)
            for (std::int64_t next = 0; next <= gap[row] + room[row]; ++next)
                if ((sum ^ gap[row] ^ next) == 0) ++winning;
        std::cout << "First " << winning << '\n';
    }
}
