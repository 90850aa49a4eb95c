#include <algorithm>
#include <iostream>
#include <vector>

// Every edge after all that stand on it. No recursion: a tree may have no branches, and as many edges as the input.
std::vector<int> tips_first(const std::vector<int>& below) {
    const int n = static_cast<int>(below.size()) - 1;
    std::vector<int> branches(below.size(), 0);
    for (int edge = 1; edge <= n; ++edge) ++branches[below[edge]];
    std::vector<int> tips;  // of what is left
    for (int edge = 1; edge <= n; ++edge)
        if (branches[edge] == 0) tips.push_back(edge);
    std::vector<int> order;
    while (!tips.empty()) {
        const int edge = tips.back();
        tips.pop_back();
        order.push_back(edge);
        const int under = below[edge];
        if (under != 0 && --branches[under] == 0) tips.push_back(under);
    }
    return order;
}

// The edge of the smallest number whose cut wins; 0 if there is none.
int winning_edge(const std::vector<int>& below) {
    std::vector<int> order = tips_first(below);
    std::vector<int> value(below.size(), 0);  // of all that stands on an edge; [0]: on the ground
    for (const int edge : order) value[below[edge]] ^= value[edge] + 1;
    std::reverse(order.begin(), order.end());
    // What all that stands on an edge has to be worth, so that the whole is worth 0. Negative: no cut there can bring that about.
    std::vector<int> wanted(below.size(), 0);
    int chosen = 0;
    for (const int edge : order) {
        const int branch = value[below[edge]] ^ (value[edge] + 1) ^ wanted[below[edge]];
        if (branch == 0 && (chosen == 0 || edge < chosen)) chosen = edge;
        wanted[edge] = branch - 1;
    }
    return chosen;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> below(n + 1);
        for (int edge = 1; edge <= n; ++edge) std::cin >> below[edge];
        const int edge = winning_edge(below);
        if (edge == 0) std::cout << "Second\n";
        else std::cout << "First " << edge << '\n';
    }
}
