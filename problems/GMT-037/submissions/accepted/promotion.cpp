// Priority promotion. From the highest number down, every region attracts what it can. If the other player can leave a region only for higher ones,
// it is promoted to the lowest of these, and all below forget; if he cannot leave it at all it is won, and so is what it attracts.
#include <algorithm>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

int n, m;
std::string owner;
std::vector<int> priority;
std::vector<std::vector<int>> to, from;
std::string winner;       // ' ' while it is not known
std::vector<int> region;  // of each open node a number, at first its priority

const int NOWHERE = std::numeric_limits<int>::max();

// All nodes among those that are open, in regions up to `highest`, from which the player can force the token into these.
std::vector<int> attract(std::vector<int> nodes, char player, int highest) {
    std::vector<char> in(n);
    for (const int node : nodes) in[node] = true;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (const int node : from[nodes[i]]) {
            if (in[node] || winner[node] != ' ' || region[node] > highest) continue;
            const auto stays = [&](int next) { return !in[next] && winner[next] == ' ' && region[next] <= highest; };
            if (owner[node] != player && std::any_of(to[node].begin(), to[node].end(), stays)) continue;
            in[node] = true;
            nodes.push_back(node);
        }
    return nodes;
}

// The lowest region for which the other player can leave this one: at most its own number where he can go down or its owner has to, NOWHERE
// where the region is closed.
int way_out(int number, const std::vector<int>& nodes, char player) {
    int lowest = NOWHERE;
    for (const int node : nodes) {
        bool can_stay = false;
        for (const int next : to[node]) {
            if (winner[next] != ' ') continue;
            if (region[next] == number) can_stay = true;
            else if (owner[node] != player) lowest = std::min(lowest, region[next]);
        }
        if (owner[node] == player && !can_stay) return number;
    }
    return lowest;
}

// Finds a region that is won, and what it attracts.
void win_one() {
    region = priority;
    int number = NOWHERE - 1;
    for (;;) {
        int highest = -1;
        for (int node = 0; node < n; ++node)
            if (winner[node] == ' ' && region[node] <= number) highest = std::max(highest, region[node]);
        number = highest;
        const char player = number % 2 == 0 ? 'E' : 'O';
        std::vector<int> nodes;
        for (int node = 0; node < n; ++node)
            if (winner[node] == ' ' && region[node] == number) nodes.push_back(node);
        nodes = attract(nodes, player, number);
        for (const int node : nodes) region[node] = number;

        const int out = way_out(number, nodes, player);
        if (out == NOWHERE) {
            for (const int node : attract(nodes, player, NOWHERE)) winner[node] = player;
            return;
        }
        if (out <= number) {
            --number;
            continue;
        }
        for (const int node : nodes) region[node] = out;
        for (int node = 0; node < n; ++node)
            if (region[node] < out) region[node] = priority[node];
        number = out;
    }
}

int main() {
    std::cin >> n >> m;
    owner.resize(n);
    priority.resize(n);
    to.resize(n);
    from.resize(n);
    winner.assign(n, ' ');
    for (int node = 0; node < n; ++node) std::cin >> owner[node] >> priority[node];
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
        from[v].push_back(u);
    }
    while (winner.find(' ') != std::string::npos) win_one();
    for (const char player : winner) std::cout << (player == 'E' ? "Even" : "Odd") << '\n';
}
