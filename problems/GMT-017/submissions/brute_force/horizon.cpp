// By the rules alone: after k rounds it is known who can win within k moves, from the definition, over all nodes. No queue, no counters.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> successors(n);
    while (m-- > 0) {
        int from, to;
        std::cin >> from >> to;
        successors[from].push_back(to);
    }
    std::vector<int> win_in(n, -1), lose_in(n, -1);  // -1: not within the horizon
    bool changed = true;
    for (int horizon = 0; changed; ++horizon) {
        changed = false;
        std::vector<int> next_win = win_in, next_lose = lose_in;
        for (int v = 0; v < n; ++v) {
            if (win_in[v] >= 0 || lose_in[v] >= 0) continue;
            bool can_win = false, must_lose = true;
            for (int w : successors[v]) {
                can_win = can_win || lose_in[w] >= 0;
                must_lose = must_lose && win_in[w] >= 0;
            }
            if (can_win) next_win[v] = horizon;
            else if (must_lose) next_lose[v] = horizon;
            changed = changed || can_win || must_lose;
        }
        win_in = next_win;
        lose_in = next_lose;
    }
    for (int v = 0; v < n; ++v) {
        if (win_in[v] >= 0) std::cout << "Winning " << win_in[v] << '\n';
        else if (lose_in[v] >= 0) std::cout << "Losing " << lose_in[v] << '\n';
        else std::cout << "Draw\n";
    }
}
