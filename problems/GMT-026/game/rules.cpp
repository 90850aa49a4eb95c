// Moore's Nim: a move takes stones from one pile or more, but from at most k, from each as many as one likes. Who finds no stone has lost.
#include <iostream>

#include "state_graph.h"

int k = 0;  // for all games of the input

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
        take(0, k, {}, all);
        return all;
    }

private:
    struct Taken {
        std::size_t pile;
        long long stones;
    };

    // From this pile on, from at most so many of them.
    void take(std::size_t pile, int touched, const std::vector<Taken>& before, std::vector<Move<Piles>>& all) const {
        if (pile == piles.size()) {
            if (!before.empty()) all.push_back({name(before), *this});
            return;
        }
        take(pile + 1, touched, before, all);
        for (long long stones = 1; touched > 0 && stones <= piles[pile]; ++stones) {
            Piles next = *this;
            next.piles[pile] -= stones;
            std::vector<Taken> taken = before;
            taken.push_back({pile + 1, stones});
            next.take(pile + 1, touched - 1, taken, all);
        }
    }

    static std::string name(const std::vector<Taken>& taken) {
        if (taken.size() == 1) return std::to_string(taken[0].pile) + " " + std::to_string(taken[0].stones);
        std::string all = "take";
        for (const Taken& from : taken)
            all += (all == "take" ? " " : ", ") + std::to_string(from.stones) + " from pile " + std::to_string(from.pile);
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t >> k;
    std::vector<Piles> starts(t);
    double moves = 0;  // at the starts, at most
    for (Piles& start : starts) {
        int n;
        std::cin >> n;
        start.piles.resize(n);
        double choices = 1;
        for (long long& pile : start.piles) {
            std::cin >> pile;
            choices *= static_cast<double>(pile) + 1;
        }
        moves += choices;
    }
    if (moves > 10.0 * static_cast<double>(most)) {  // every smaller position can be reached
        std::puts("state-graph 1 impartial");
        too_large();
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
