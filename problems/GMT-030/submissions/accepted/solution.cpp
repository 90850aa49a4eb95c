#include <cstdint>
#include <iostream>

int64_t grundy_value(int64_t pile) {
    if (pile % 4 == 3) return pile + 1;
    if (pile % 4 == 0 && pile > 0) return pile - 1;
    return pile;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        int64_t value = 0;
        for (int i = 0; i < n; ++i) {
            int64_t pile;
            std::cin >> pile;
            value ^= grundy_value(pile);
        }
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
