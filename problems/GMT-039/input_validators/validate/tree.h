// The tree of a game: whose move it is, what each position is worth, and how many leaves alpha-beta looks at in the order of the guesses.
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

struct Tree {
    explicit Tree(int n) : above(n + 1), depth(n + 1), below(n + 1), guess(n + 1), worth(n + 1) {}

    // By node, from 1, the root; each node comes after the one above it.
    std::vector<int> above;
    std::vector<int> depth;
    std::vector<std::vector<int>> below;
    std::vector<long long> guess;
    std::vector<long long> worth;  // of leaves what they pay, of others what First can be sure of, once that is worked out

    int nodes() const { return static_cast<int>(above.size()) - 1; }
    bool is_leaf(int node) const { return below[node].empty(); }
    bool firsts(int node) const { return depth[node] % 2 == 0; }

    void hang(int node, int on) {
        above[node] = on;
        depth[node] = depth[on] + 1;
        below[on].push_back(node);
    }

    std::vector<int> leaves() const {
        std::vector<int> all;
        for (int node = 1; node <= nodes(); ++node)
            if (is_leaf(node)) all.push_back(node);
        return all;
    }

    /// What every inner node is worth.
    void work_out() {
        for (int node = nodes(); node > 0; --node) {
            if (is_leaf(node)) continue;
            worth[node] = worth[below[node][0]];
            for (const int next : below[node])
                worth[node] = firsts(node) ? std::max(worth[node], worth[next]) : std::min(worth[node], worth[next]);
        }
    }

    /// How many leaves alpha-beta looks at that tries the best guess first, and of equal ones the smallest number.
    int looks_needed() const {
        int looks = 0;
        search(1, NEVER_LESS, NEVER_MORE, looks);
        return looks;
    }

private:
    static constexpr long long NEVER_LESS = -1;
    static constexpr long long NEVER_MORE = 1'000'000'000;

    long long search(int node, long long alpha, long long beta, int& looks) const {
        if (is_leaf(node)) {
            ++looks;
            return worth[node];
        }
        std::vector<int> order = below[node];
        std::stable_sort(order.begin(), order.end(),
                [&](int a, int b) { return firsts(node) ? guess[a] > guess[b] : guess[a] < guess[b]; });
        for (std::size_t i = 0; i < order.size() && alpha < beta; ++i) {
            const long long found = search(order[i], alpha, beta, looks);
            if (firsts(node)) alpha = std::max(alpha, found);
            else beta = std::min(beta, found);
        }
        return firsts(node) ? alpha : beta;
    }
};
