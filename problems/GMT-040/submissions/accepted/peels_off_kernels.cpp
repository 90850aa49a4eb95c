// Without a mex: the positions of value 0 are the kernel of a graph, those of value 1 the kernel of what is left without them, and so on.
// Piles are graphs, too; rows look their values up in bit sets; trees are gone through by recursion, for which the judge's stack is deep enough.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Edges = std::vector<std::vector<int>>;

// Values of all nodes.
std::vector<int> peel(const Edges& to) {
    const int n = static_cast<int>(to.size());
    Edges from(n);
    std::vector<int> entered(n, 0), order;
    for (int node = 0; node < n; ++node) {
        for (const int next : to[node]) {
            from[next].push_back(node);
            ++entered[next];
        }
    }
    for (int node = 0; node < n; ++node)
        if (entered[node] == 0) order.push_back(node);
    for (int i = 0; i < static_cast<int>(order.size()); ++i)
        for (const int next : to[order[i]])
            if (--entered[next] == 0) order.push_back(next);
    std::reverse(order.begin(), order.end());  // every node after all that it leads to
    std::vector<int> values(n, 0);
    std::vector<int> sees(n, -1);  // the last kernel that the node has a move into
    for (int round = 0; !order.empty(); ++round) {
        std::vector<int> rest;
        for (const int node : order) {
            if (sees[node] == round) {
                rest.push_back(node);
                continue;
            }
            values[node] = round;
            for (const int before : from[node]) sees[before] = round;
        }
        order = std::move(rest);
    }
    return values;
}

struct Part {
    int value = 0;
    std::vector<std::pair<int, std::string>> moves;  // what each makes of it, in order
    bool is_tree = false;
    Edges on;  // of a tree: what stands on each edge
    std::vector<int> worth;

    int settle(int edge) {
        int all = 0;
        for (const int branch : on[edge]) all ^= settle(branch) + 1;
        return worth[edge] = all;
    }

    void look(int edge, int wanted, int& best) const {
        for (const int branch : on[edge]) {
            const int left = worth[edge] ^ (worth[branch] + 1) ^ wanted;
            if (left == 0) best = std::min(best, branch);
            else look(branch, left - 1, best);
        }
    }
};

std::vector<std::vector<int>> rows(1001);  // by how many pins go

Part read_part() {
    Part part;
    std::string kind;
    int n;
    std::cin >> kind >> n;
    if (kind == "pile") {
        int m;
        std::cin >> m;
        std::vector<int> numbers(m);
        Edges to(n + 1);
        for (int& number : numbers) {
            std::cin >> number;
            for (int stones = number; stones <= n; ++stones) to[stones].push_back(stones - number);
        }
        const std::vector<int> values = peel(to);
        part.value = values[n];
        for (const int number : numbers)
            if (number <= n) part.moves.emplace_back(values[n - number], "take " + std::to_string(number));
    } else if (kind == "row") {
        int h;
        std::cin >> h;
        std::vector<int>& values = rows[h];
        for (int pins = static_cast<int>(values.size()); pins <= n; ++pins) {
            std::bitset<1024> reached;
            for (int left = 0; left + h <= pins; ++left) reached.set(values[left] ^ values[pins - h - left]);
            reached.flip();
            values.push_back(static_cast<int>(reached._Find_first()));
        }
        part.value = values[n];
        for (int left = 0; left + h <= n; ++left) part.moves.emplace_back(values[left] ^ values[n - h - left], "at " + std::to_string(left + 1));
    } else if (kind == "tree") {
        part.is_tree = true;
        part.on.resize(n + 1);
        part.worth.resize(n + 1);
        for (int edge = 1; edge <= n; ++edge) {
            int under;
            std::cin >> under;
            part.on[under].push_back(edge);
        }
        part.value = part.settle(0);
    } else {
        int m, token;
        std::cin >> m >> token;
        Edges to(n + 1);
        while (m-- > 0) {
            int u, w;
            std::cin >> u >> w;
            to[u].push_back(w);
        }
        const std::vector<int> values = peel(to);
        part.value = values[token];
        std::sort(to[token].begin(), to[token].end());
        for (const int next : to[token]) part.moves.emplace_back(values[next], "to " + std::to_string(next));
    }
    return part;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int k;
        std::cin >> k;
        std::vector<Part> heap;
        int all = 0;
        for (int i = 0; i < k; ++i) {
            heap.push_back(read_part());
            all ^= heap.back().value;
        }
        std::string answer = all == 0 ? "Second 0" : "";
        for (int i = 0; answer.empty(); ++i) {
            const Part& part = heap[i];
            const int target = part.value ^ all;
            std::string move;
            if (part.is_tree) {
                int best = static_cast<int>(part.on.size());
                part.look(0, target, best);
                if (best < static_cast<int>(part.on.size())) move = "cut " + std::to_string(best);
            }
            for (auto it = part.moves.begin(); it != part.moves.end() && move.empty(); ++it)
                if (it->first == target) move = it->second;
            if (!move.empty()) answer = "First " + std::to_string(all) + " " + std::to_string(i + 1) + " " + move;
        }
        std::cout << answer << '\n';
    }
}
