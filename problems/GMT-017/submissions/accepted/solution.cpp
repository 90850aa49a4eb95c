#include <iostream>
#include <vector>

enum class Label { Draw, Winning, Losing };

struct Outcome {
    Label label = Label::Draw;
    int moves = 0;  // until the end, when the winner hurries and the loser delays
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> predecessors(n);
    std::vector<int> open_edges(n, 0);  // edges that do not yet lead to a winning node
    for (int i = 0; i < m; ++i) {
        int from, to;
        std::cin >> from >> to;
        predecessors[to].push_back(from);
        ++open_edges[from];
    }

    std::vector<Outcome> outcome(n);
    std::vector<int> decided;  // a queue: nodes stand in it in the order of their distance
    auto decide = [&](int v, Label label, int moves) {
        outcome[v] = {label, moves};
        decided.push_back(v);
    };
    for (int v = 0; v < n; ++v)
        if (open_edges[v] == 0) decide(v, Label::Losing, 0);
    for (size_t i = 0; i < decided.size(); ++i) {
        const Outcome known = outcome[decided[i]];
        for (int u : predecessors[decided[i]]) {
            if (outcome[u].label != Label::Draw) continue;
            if (known.label == Label::Losing) decide(u, Label::Winning, known.moves + 1);
            else if (--open_edges[u] == 0) decide(u, Label::Losing, known.moves + 1);
        }
    }

    for (const Outcome& o : outcome) {
        if (o.label == Label::Draw) std::cout << "Draw\n";
        else std::cout << (o.label == Label::Winning ? "Winning " : "Losing ") << o.moves << '\n';
    }
}
