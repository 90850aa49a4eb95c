#include <bits/stdc++.h>

struct Tree {
    int nodes = 0, looks = 0;
    std::vector<std::vector<int>> below;  // by node, from 1
    std::vector<int> guess;
    std::vector<bool> mine;  // whose turn it is there
};

Tree read_tree() {
    Tree tree;
    std::cin >> tree.nodes >> tree.looks;
    tree.below.resize(tree.nodes + 1);
    tree.guess.resize(tree.nodes + 1);
    tree.mine.assign(tree.nodes + 1, true);
    for (int node = 2; node <= tree.nodes; node++) {
        int above;
        std::cin >> above;
        tree.below[above].push_back(node);
        tree.mine[node] = !tree.mine[above];
    }
    for (int node = 2; node <= tree.nodes; node++) std::cin >> tree.guess[node];
    return tree;
}

int look(int leaf) {
    std::cout << "look " << leaf << std::endl;  // endl flushes: the judge sees it at once
    int worth;
    if (!(std::cin >> worth)) exit(0);  // the judge has ended the talk
    return worth;
}

// Where you go from a node of yours.
int my_move(const Tree& tree, int node) {
    // Write your strategy here.
    return tree.below[node][0];
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        Tree tree = read_tree();
        for (int at = 1; !tree.below[at].empty();) {
            at = my_move(tree, at);
            std::cout << "to " << at << std::endl;
            if (tree.below[at].empty()) break;
            std::string word;
            if (!(std::cin >> word >> at)) return 0;  // the judge has ended the talk
        }
    }
}
