// Asks only whether a node is worth at least so much, and comes down to the value from above: each answer that is no says how far down. Bounds
// that are known of a node are kept, and so no leaf is looked at twice.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int MOST = {{value_max}} + 1;

struct Node {
    bool mine = true;
    int guess = 0;
    int at_least = -1, at_most = MOST;
    int sure = 0;  // mine: where to go to have at_least
    std::vector<int> below;
};

std::vector<Node> nodes;

// Whether it is worth that much; afterwards one of its bounds says so.
bool reaches(int number, int much) {
    Node& node = nodes[number];
    if (node.at_least >= much) return true;
    if (node.at_most < much) return false;
    if (node.below.empty()) {
        std::cout << "look " << number << std::endl;
        std::cin >> node.at_least;
        node.at_most = node.at_least;
        return node.at_least >= much;
    }
    int bound = node.mine ? -1 : MOST;
    for (const int next : node.below) {
        const bool does = reaches(next, much);
        if (node.mine && does) {
            node.at_least = nodes[next].at_least;
            node.sure = next;
            return true;
        }
        if (!node.mine && !does) {
            node.at_most = nodes[next].at_most;
            return false;
        }
        bound = node.mine ? std::max(bound, nodes[next].at_most) : std::min(bound, nodes[next].at_least);
    }
    (node.mine ? node.at_most : node.at_least) = bound;
    return !node.mine;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, looks;
        std::cin >> n >> looks;
        nodes.assign(n + 1, Node());
        for (int i = 2; i <= n; ++i) {
            int above;
            std::cin >> above;
            nodes[above].below.push_back(i);
            nodes[i].mine = !nodes[above].mine;
        }
        for (int i = 2; i <= n; ++i) std::cin >> nodes[i].guess;
        for (Node& node : nodes)
            std::stable_sort(node.below.begin(), node.below.end(),
                    [&](int a, int b) { return node.mine ? nodes[a].guess > nodes[b].guess : nodes[a].guess < nodes[b].guess; });

        while (!reaches(1, nodes[1].at_most)) {
        }
        const int value = nodes[1].at_least;
        for (int at = 1; !nodes[at].below.empty();) {
            reaches(at, value);
            at = nodes[at].sure;
            std::cout << "to " << at << std::endl;
            std::string word;
            if (!nodes[at].below.empty()) std::cin >> word >> at;
        }
    }
}
