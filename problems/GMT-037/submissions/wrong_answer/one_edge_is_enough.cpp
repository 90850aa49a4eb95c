// Idea: takes a node of the other player for caught when one of its edges leads there.
#include <iostream>
#include <vector>

enum Player { EVEN, ODD };

int n, m;
std::vector<Player> owner;
std::vector<int> priority;
std::vector<std::vector<int>> to, from;
std::vector<Player> winner;

using Nodes = std::vector<char>;  // which belong to a part of the game

Player other(Player player) { return player == EVEN ? ODD : EVEN; }

// All nodes of the part from which the player can force the token into these; they are taken out of the part.
std::vector<int> attract(Nodes& part, std::vector<int> nodes, Player player) {
    std::vector<int> open(n);
    for (int node = 0; node < n; ++node)
        for (const int next : to[node]) open[node] += part[next];
    for (const int node : nodes) part[node] = false;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const int node : from[nodes[i]]) {
            if (!part[node] || (owner[node] != player && --open[node] < 0)) continue;
            part[node] = false;
            nodes.push_back(node);
        }
    }
    return nodes;
}

// Writes down the winners of a part that nobody has to leave.
void solve(Nodes part) {
    for (;;) {
        std::vector<int> highest;
        for (int node = 0; node < n; ++node) {
            if (!part[node]) continue;
            if (!highest.empty() && priority[node] > priority[highest.front()]) highest.clear();
            if (highest.empty() || priority[node] == priority[highest.front()]) highest.push_back(node);
        }
        if (highest.empty()) return;

        const Player liking = priority[highest.front()] % 2 == 0 ? EVEN : ODD;
        Nodes rest = part;
        for (const int node : attract(rest, highest, liking)) winner[node] = liking;
        solve(rest);

        // What the other wins in the rest is won in the whole part, too, and so is what leads there. All else has to be looked at again.
        std::vector<int> lost;
        for (int node = 0; node < n; ++node)
            if (rest[node] && winner[node] != liking) lost.push_back(node);
        if (lost.empty()) return;
        for (const int node : attract(part, lost, other(liking))) winner[node] = other(liking);
    }
}

int main() {
    std::cin >> n >> m;
    owner.resize(n);
    priority.resize(n);
    to.resize(n);
    from.resize(n);
    winner.resize(n);
    for (int node = 0; node < n; ++node) {
        char whose;
        std::cin >> whose >> priority[node];
        owner[node] = whose == 'E' ? EVEN : ODD;
    }
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
        from[v].push_back(u);
    }
    solve(Nodes(n, true));
    for (const Player player : winner) std::cout << (player == EVEN ? "Even" : "Odd") << '\n';
}
