#include <cstdint>
#include <iostream>
#include <vector>

// barges[1..n]; barges[n + 1] = 0 stands for the missing basin above the last.
int64_t winning_moves(const std::vector<int64_t>& barges) {
    const size_t n = barges.size() - 2;
    int64_t nim_sum = 0;
    for (size_t j = 1; j <= n; j += 2) nim_sum ^= barges[j];
    if (nim_sum == 0) return 0;
    int64_t moves = 0;
    for (size_t j = 1; j <= n; j += 2) {
        const int64_t target = barges[j] ^ nim_sum;  // the only content of basin j that brings the nim-sum to 0
        const bool sends_down = target < barges[j];
        const bool fetches_from_above = target > barges[j] && target - barges[j] <= barges[j + 1];
        if (sends_down || fetches_from_above) ++moves;
    }
    return moves;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int flights;
    std::cin >> flights;
    while (flights-- > 0) {
        size_t n;
        std::cin >> n;
        std::vector<int64_t> barges(n + 2, 0);
        for (size_t i = 1; i <= n; ++i) std::cin >> barges[i];
        const int64_t moves = winning_moves(barges);
        if (moves == 0) std::cout << "Second\n";
        else std::cout << "First " << moves << '\n';
    }
}
