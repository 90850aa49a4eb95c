// Lasker's Nim: a move takes one or more stones from one pile, or splits one pile into two. Who finds no stone has lost. Piles are kept in
// order of size, empty ones are forgotten.
#include <algorithm>
#include <iostream>

#include "state_graph.h"

struct Piles {
    std::vector<long long> piles;

    explicit Piles(std::vector<long long> all) : piles(std::move(all)) {
        piles.erase(std::remove(piles.begin(), piles.end(), 0), piles.end());
        std::sort(piles.begin(), piles.end());
    }

    bool operator<(const Piles& other) const { return piles < other.piles; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long pile : piles) all += (all.empty() ? "" : " ") + std::to_string(pile);
        return all.empty() ? "0" : all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            const std::string pile = std::to_string(i + 1);
            for (long long taken = 1; taken <= piles[i]; ++taken) all.push_back({pile + " " + std::to_string(taken), with(i, piles[i] - taken, 0)});
            for (long long part = 1; part <= piles[i] - part; ++part) {
                all.push_back({pile + " split " + std::to_string(part) + " and " + std::to_string(piles[i] - part), with(i, part, piles[i] - part)});
            }
        }
        return all;
    }

private:
    Piles with(std::size_t i, long long one, long long other) const {
        std::vector<long long> next = piles;
        next[i] = one;
        next.push_back(other);
        return Piles(next);
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Piles> starts;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<long long> piles(n);
        for (long long& pile : piles) {
            std::cin >> pile;
            if (pile >= most) {  // every smaller pile can be reached
                std::puts("state-graph 1 impartial");
                too_large();
            }
        }
        starts.emplace_back(piles);
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
