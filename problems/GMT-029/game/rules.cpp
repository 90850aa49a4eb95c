// Grundy's game: a move splits one pile into two that are not equal. Who finds no pile of more than two stones has lost. The smaller part stays
// in its place, the larger one comes behind it.
#include <iostream>

#include "state_graph.h"

struct Piles {
    std::vector<long long> piles;

    bool operator<(const Piles& other) const { return piles < other.piles; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long pile : piles) all += (all.empty() ? "" : " ") + std::to_string(pile);
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            for (long long part = 1; 2 * part < piles[i]; ++part) {
                Piles next = *this;
                next.piles[i] = part;
                next.piles.insert(next.piles.begin() + static_cast<std::ptrdiff_t>(i) + 1, piles[i] - part);
                all.push_back({"pile " + std::to_string(i + 1) + " part " + std::to_string(part), next});
            }
        }
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Piles> starts(t);
    for (Piles& start : starts) {
        int n;
        std::cin >> n;
        start.piles.resize(n);
        for (long long& pile : start.piles) {
            std::cin >> pile;
            if (pile - 3 >= most) {  // one stone after the other can be split off
                std::puts("state-graph 1 impartial");
                too_large();
            }
        }
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
