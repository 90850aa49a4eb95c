// Another way: for each label one whole retrograde analysis of the nodes that are left, as for Draws on a Cyclic Graph.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct Board {
    int nodes = 0, token = 0;
    std::vector<std::pair<int, int>> edges;
    std::vector<int> label;

    // Nodes that lose among those that are left; a node that may not lose is at best undecided.
    std::vector<int> lost(const std::vector<char>& may_lose) const {
        std::vector<std::vector<int>> before(nodes + 1);
        std::vector<int> to_win(nodes + 1);
        for (const auto& [from, to] : edges)
            if (label[from] < 0 && label[to] < 0) {
                before[to].push_back(from);
                ++to_win[from];
            }
        std::vector<char> won(nodes + 1);
        std::vector<int> found;
        for (int node = 1; node <= nodes; ++node)
            if (label[node] < 0 && may_lose[node] && to_win[node] == 0) found.push_back(node);
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const int winner : before[found[i]]) {
                if (won[winner]) continue;
                won[winner] = true;
                for (const int node : before[winner])
                    if (--to_win[node] == 0 && may_lose[node]) found.push_back(node);
            }
        return found;
    }

    void give_labels() {
        label.assign(nodes + 1, -1);
        std::vector<int> mex(nodes + 1);  // how many labels the options have without a gap
        for (int value = 0;; ++value) {
            std::vector<char> may_lose(nodes + 1);
            for (int node = 1; node <= nodes; ++node) may_lose[node] = label[node] < 0 && mex[node] == value;
            if (std::count(may_lose.begin(), may_lose.end(), 1) == 0) return;
            for (const int node : lost(may_lose)) label[node] = value;
            for (const auto& [from, to] : edges)
                if (label[to] == value && mex[from] == value) ++mex[from];
        }
    }

    int options_with(int wanted) const {
        return static_cast<int>(std::count_if(edges.begin(), edges.end(), [&](const auto& edge) { return edge.first == token && label[edge.second] == wanted; }));
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int k, sum = 0, endless = 0;
        std::cin >> k;
        std::vector<Board> boards(k);
        for (Board& board : boards) {
            std::string word;
            int m;
            std::cin >> word >> board.nodes >> m >> board.token;
            board.edges.resize(m);
            for (auto& [from, to] : board.edges) std::cin >> from >> to;
            board.give_labels();
            const int label = board.label[board.token];
            if (label < 0) ++endless;
            else sum ^= label;
        }
        int moves = 0;
        for (const Board& board : boards) {
            const int label = board.label[board.token];
            if (endless == 0) moves += board.options_with(sum ^ label);
            if (endless == 1 && label < 0) moves += board.options_with(sum);
        }
        std::cout << (moves > 0 ? "First " + std::to_string(moves) : endless > 0 ? "Draw" : "Second") << '\n';
    }
}
