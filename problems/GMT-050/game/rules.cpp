// Falling Blocks: a move pulls a block, and all that rests on it falls. A player who finds no block has lost.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

using Tower = std::vector<std::set<int>>;  // of each block those that rest on it directly

static std::vector<Tower> towers;

static void fall(int block, const Tower& above, std::set<int>& gone) {
    gone.insert(block);
    for (const int over : above[block]) fall(over, above, gone);
}

struct Rest {
    std::size_t game;
    std::set<int> gone;

    bool operator<(const Rest& other) const { return std::tie(game, gone) < std::tie(other.game, other.gone); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string said = "game " + std::to_string(game + 1);
        if (!gone.empty()) said += ", gone";
        for (const int block : gone) said += " " + std::to_string(block);
        return said;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Rest>> moves() const {
        std::vector<Move<Rest>> all;
        for (int block = 0; block < static_cast<int>(towers[game].size()); ++block) {
            if (gone.count(block) > 0) continue;
            Rest next = *this;
            fall(block, towers[game], next.gone);
            all.push_back({"pull " + std::to_string(block), next});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    towers.resize(t);
    std::vector<Rest> starts;
    for (Tower& above : towers) {
        int n, m;
        std::cin >> n >> m;
        above.resize(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            above[u].insert(v);
        }
        starts.push_back({starts.size(), {}});
    }
    StateGraph<Rest>(most_positions(arguments)).print("impartial", starts);
}
