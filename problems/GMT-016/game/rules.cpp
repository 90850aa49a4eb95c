// Staircase Nim: a move lets one or more barges of a basin down into the next lower one, from the lowest out to sea. Who cannot move has lost.
#include <iostream>

#include "state_graph.h"

struct Flight {
    std::vector<long long> basins;  // from the lowest

    bool operator<(const Flight& other) const { return basins < other.basins; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long barges : basins) all += (all.empty() ? "" : " ") + std::to_string(barges);
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Flight>> moves() const {
        std::vector<Move<Flight>> all;
        for (std::size_t i = 0; i < basins.size(); ++i)
            for (long long barges = 1; barges <= basins[i]; ++barges) {
                Flight next = *this;
                next.basins[i] -= barges;
                if (i > 0) next.basins[i - 1] += barges;
                all.push_back({"basin " + std::to_string(i + 1) + " lets down " + std::to_string(barges), next});
            }
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Flight> starts(t);
    for (Flight& start : starts) {
        int n;
        std::cin >> n;
        start.basins.resize(n);
        for (long long& barges : start.basins) {
            std::cin >> barges;
            if (barges >= most) {  // they can be let down one by one
                std::puts("state-graph 1 impartial");
                too_large();
            }
        }
    }
    StateGraph<Flight>(most).print("impartial", starts);
}
