// Red-Blue Hackenbush Stalks: Blue cuts a blue edge, Red a red one, and all that stands above it falls. Who finds no edge of the own colour has lost.
// A board has a word for each stalk, from the ground up, with an x for each edge that is gone. Every game has two starts: Blue begins, Red begins.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Stalks {
    bool blue_moves;
    std::vector<std::string> stalks;

    bool operator<(const Stalks& other) const { return std::tie(blue_moves, stalks) < std::tie(other.blue_moves, other.stalks); }
    char mover() const { return blue_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string all;
        for (const std::string& stalk : stalks) all += (all.empty() ? "" : " ") + stalk;
        return all;
    }
    long long payoff() const { return blue_moves ? -1 : 1; }
    std::vector<Move<Stalks>> moves() const {
        std::vector<Move<Stalks>> all;
        long long number = 0;
        for (std::size_t i = 0; i < stalks.size(); ++i) {
            for (std::size_t edge = 0; edge < stalks[i].size(); ++edge) {
                ++number;
                if (stalks[i][edge] != (blue_moves ? 'B' : 'R')) continue;
                Stalks next{!blue_moves, stalks};
                for (std::size_t above = edge; above < stalks[i].size(); ++above) next.stalks[i][above] = 'x';
                all.push_back({std::to_string(number), next});
            }
        }
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Stalks> starts;
    for (int game = 0; game < t; ++game) {
        int n;
        std::cin >> n;
        std::vector<std::string> stalks(n);
        long long edges = 0;
        for (std::string& stalk : stalks) {
            std::cin >> stalk;
            edges += static_cast<long long>(stalk.size());
        }
        if (edges >= most) {  // almost as many positions can be reached from the two starts
            std::puts("state-graph 1 partizan");
            too_large();
        }
        starts.push_back({true, stalks});
        starts.push_back({false, stalks});
    }
    StateGraph<Stalks>(most).print("partizan", starts);
}
