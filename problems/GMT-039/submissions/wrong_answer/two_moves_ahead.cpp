// Idea: the guesses two moves further down tell enough; look only where the tree ends before.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, looks;
        std::cin >> n >> looks;
        std::vector<std::vector<int>> below(n + 1);
        std::vector<int> guess(n + 1);
        for (int i = 2; i <= n; i++) {
            int above;
            std::cin >> above;
            below[above].push_back(i);
        }
        for (int i = 2; i <= n; i++) std::cin >> guess[i];
        std::map<int, int> seen;
        auto worth = [&](int node) {
            if (!below[node].empty() || (!seen.count(node) && looks == 0)) return guess[node];
            if (!seen.count(node)) {
                looks--;
                std::cout << "look " << node << std::endl;
                std::cin >> seen[node];
            }
            return seen[node];
        };
        for (int at = 1; !below[at].empty();) {
            int best = 0, most = -1;
            for (int next : below[at]) {
                int least = worth(next);
                if (!below[next].empty()) {
                    least = worth(below[next][0]);
                    for (int third : below[next]) least = std::min(least, worth(third));
                }
                if (least > most) most = least, best = next;
            }
            at = best;
            std::cout << "to " << at << std::endl;
            if (below[at].empty()) break;
            std::string word;
            if (!(std::cin >> word >> at)) return 0;
        }
    }
}
