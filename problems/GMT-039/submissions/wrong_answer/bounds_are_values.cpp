// Idea: what a search tells is what the node is worth, so of equal ones any will do.
#include <algorithm>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

struct Node {
    bool mine = true;
    int guess = 0;
    int reply = 0;  // where it is mine: the move to make
    std::vector<int> below;

    bool is_leaf() const { return below.empty(); }
};

class Game {
public:
    void read() {
        int count, looks;  // the search needs no more looks
        std::cin >> count >> looks;
        nodes_.resize(count + 1);
        for (int node = 2; node <= count; ++node) {
            int above;
            std::cin >> above;
            nodes_[above].below.push_back(node);
            nodes_[node].mine = !nodes_[above].mine;
        }
        for (int node = 2; node <= count; ++node) std::cin >> nodes_[node].guess;
        for (Node& node : nodes_)
            std::stable_sort(node.below.begin(), node.below.end(), [&](int a, int b) {
                return node.mine ? nodes_[a].guess > nodes_[b].guess : nodes_[a].guess < nodes_[b].guess;
            });
    }

    void play() {
        search(1, LEAST, MOST);
        for (int at = 1; !nodes_[at].is_leaf();) {
            at = nodes_[at].reply;
            std::cout << "to " << at << std::endl;
            if (nodes_[at].is_leaf()) return;
            std::string word;
            std::cin >> word >> at;
        }
    }

private:
    static constexpr int LEAST = std::numeric_limits<int>::min();
    static constexpr int MOST = std::numeric_limits<int>::max();

    std::vector<Node> nodes_;

    static int look(int leaf) {
        std::cout << "look " << leaf << std::endl;
        int worth;
        std::cin >> worth;
        return worth;
    }

    // Exact where it lies between alpha and beta; otherwise it is at most alpha, or at least beta, and the true value is so, too.
    int search(int number, int alpha, int beta) {
        Node& node = nodes_[number];
        if (node.is_leaf()) return look(number);
        int best = node.mine ? LEAST : MOST;
        for (const int next : node.below) {
            const int found = search(next, alpha, beta);
            if (node.mine ? found >= best : found <= best) {
                best = found;
                node.reply = next;
            }
            if (node.mine) alpha = std::max(alpha, best);
            else beta = std::min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
};

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        Game game;
        game.read();
        game.play();
    }
}
