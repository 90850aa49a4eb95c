// Idea: a sum with a board whose node has no label is always a draw.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

constexpr int NONE = -1;

struct Board {
    int token = 0;
    std::vector<std::vector<int>> options, before;  // of each node where its edges lead, and where those that end there begin
    std::vector<int> label;

    void read() {
        std::string word;
        int n, m;
        std::cin >> word >> n >> m >> token;
        options.resize(n + 1);
        before.resize(n + 1);
        while (m-- > 0) {
            int from, to;
            std::cin >> from >> to;
            options[from].push_back(to);
            before[to].push_back(from);
        }
    }

    void give_labels() {
        const int nodes = static_cast<int>(options.size());
        label.assign(nodes, NONE);
        std::vector<int> open(nodes);  // options without a label
        std::vector<int> unanswered(nodes), answered(nodes, NONE);
        std::vector<int> candidates;  // nodes without a label whose options have all labels below the round's
        for (int node = 1; node < nodes; ++node) {
            open[node] = static_cast<int>(options[node].size());
            candidates.push_back(node);
        }
        for (int round = 0; !candidates.empty(); ++round) {
            std::vector<bool> is_candidate(nodes);
            std::queue<int> lost;
            for (const int node : candidates) {
                is_candidate[node] = true;
                unanswered[node] = open[node];
                if (open[node] == 0) lost.push(node);
            }
            std::vector<int> labelled;
            while (!lost.empty()) {
                const int node = lost.front();
                lost.pop();
                label[node] = round;
                labelled.push_back(node);
                for (const int answering : before[node]) {
                    if (label[answering] != NONE || answered[answering] == round) continue;
                    answered[answering] = round;
                    for (const int earlier : before[answering])
                        if (is_candidate[earlier] && --unanswered[earlier] == 0) lost.push(earlier);
                }
            }
            for (const int node : labelled)
                for (const int earlier : before[node]) --open[earlier];
            std::vector<int> next;
            for (const int node : candidates)
                if (label[node] == NONE && answered[node] == round) next.push_back(node);
            candidates = next;
        }
    }

    int options_with(int wanted) const {
        int count = 0;
        for (const int to : options[token]) count += label[to] == wanted;
        return count;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int k;
        std::cin >> k;
        std::vector<Board> boards(k);
        int sum = 0;
        std::vector<const Board*> endless;
        for (Board& board : boards) {
            board.read();
            board.give_labels();
            const int label = board.label[board.token];
            if (label == NONE) endless.push_back(&board);
            else sum ^= label;
        }
        int moves = 0;
        if (endless.empty()) {
            for (const Board& board : boards) moves += board.options_with(sum ^ board.label[board.token]);
        }
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << (endless.empty() ? "Second" : "Draw") << '\n';
    }
}
