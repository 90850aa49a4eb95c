#include <bits/stdc++.h>

// "First k", where k moves win, or "Second". Row i has its white token in column white[i] and its black one in column black[i].
std::string answer(long long columns, const std::vector<long long>& white, const std::vector<long long>& black) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n;
        long long columns;
        std::cin >> n >> columns;
        std::vector<long long> white(n), black(n);
        for (int row = 0; row < n; row++) std::cin >> white[row] >> black[row];
        std::cout << answer(columns, white, black) << '\n';
    }
}
