// Searches the pictures that cuts can leave, by the rules of the game alone.
#include <iostream>
#include <map>
#include <set>
#include <vector>

int n, m;
std::vector<int> from, to;
std::map<std::vector<bool>, int> known;

std::vector<bool> fall(std::vector<bool> standing) {
    std::vector<bool> held(n + 1, false);
    std::vector<int> stack{0};
    held[0] = true;
    while (!stack.empty()) {
        const int point = stack.back();
        stack.pop_back();
        for (int edge = 0; edge < m; ++edge) {
            if (!standing[edge] || (from[edge] != point && to[edge] != point)) continue;
            const int next = from[edge] == point ? to[edge] : from[edge];
            if (!held[next]) stack.push_back(next);
            held[next] = true;
        }
    }
    for (int edge = 0; edge < m; ++edge)
        if (!held[from[edge]]) standing[edge] = false;
    return standing;
}

int grundy(const std::vector<bool>& standing) {
    const auto found = known.find(standing);
    if (found != known.end()) return found->second;
    std::set<int> reached;
    for (int edge = 0; edge < m; ++edge) {
        if (!standing[edge]) continue;
        std::vector<bool> next = standing;
        next[edge] = false;
        reached.insert(grundy(fall(next)));
    }
    int value = 0;
    while (reached.count(value) > 0) ++value;
    return known[standing] = value;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::cin >> n >> m;
        from.assign(m, 0);
        to.assign(m, 0);
        for (int edge = 0; edge < m; ++edge) std::cin >> from[edge] >> to[edge];
        known.clear();
        const int value = grundy(std::vector<bool>(m, true));
        std::cout << (value == 0 ? "Second " : "First ") << value << '\n';
    }
}
