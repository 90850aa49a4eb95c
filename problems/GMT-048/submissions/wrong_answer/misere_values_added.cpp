// Idea: a misère value for each row, the mex with 1 for the empty table, and the xor of these values for a sum.
#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <vector>

constexpr int LONGEST = 9;
using Rows = std::vector<int>;

std::vector<Rows> moves(const Rows& rows) {
    std::vector<Rows> all;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (int hit = 1; hit <= 2; ++hit)
            for (int left = 0; left <= rows[i] - hit - left; ++left) {
                Rows next = rows;
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                if (left > 0) next.push_back(left);
                if (rows[i] - hit - left > 0) next.push_back(rows[i] - hit - left);
                std::sort(next.begin(), next.end());
                all.push_back(next);
            }
    return all;
}

int value(const Rows& rows) {
    static std::map<Rows, int> known;
    if (rows.empty()) return 1;
    const auto found = known.find(rows);
    if (found != known.end()) return found->second;
    std::array<bool, 64> reached{};
    for (const Rows& next : moves(rows)) reached[value(next)] = true;
    return known[rows] = static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin());
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> rows(n);
        int sum = 0;
        for (int& row : rows) {
            std::cin >> row;
            sum ^= value({row});
        }
        long long winning = 0;
        for (const int row : rows)
            for (const Rows& rest : moves({row})) {
                int after = sum ^ value({row});
                for (const int part : rest) after ^= value({part});
                winning += after == 0 && !(n == 1 && rest.empty());
            }
        if (winning > 0) std::cout << "First " << winning << '\n';
        else std::cout << "Second\n";
    }
}
