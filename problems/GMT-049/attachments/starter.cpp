#include <bits/stdc++.h>

struct Board {
    int token;
    std::vector<std::vector<int>> options;  // where the edges of each node lead; nodes count from 1
};

// "First k", "Second" or "Draw".
std::string result(const std::vector<Board>& boards) {
    // Write your solution here.
    return "Draw";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int k;
        std::cin >> k;
        std::vector<Board> boards(k);
        for (Board& board : boards) {
            std::string word;
            int n, m;
            std::cin >> word >> n >> m >> board.token;
            board.options.resize(n + 1);
            while (m-- > 0) {
                int u, w;
                std::cin >> u >> w;
                board.options[u].push_back(w);
            }
        }
        std::cout << result(boards) << '\n';
    }
}
