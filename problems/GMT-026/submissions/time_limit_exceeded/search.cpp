// Idea: won or lost for every position that can be reached, by trying all moves.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

int k;
std::map<std::vector<long long>, bool> known;

bool won(std::vector<long long> a);

bool reaches_lost(std::vector<long long>& a, size_t i, int touched) {
    if (i == a.size()) return touched > 0 && !won(a);
    if (reaches_lost(a, i + 1, touched)) return true;
    const long long had = a[i];
    if (touched < k) {
        for (a[i] = 0; a[i] < had; a[i]++)
            if (reaches_lost(a, i + 1, touched + 1)) {
                a[i] = had;
                return true;
            }
    }
    a[i] = had;
    return false;
}

bool won(std::vector<long long> a) {
    std::sort(a.begin(), a.end());
    const auto found = known.find(a);
    if (found != known.end()) return found->second;
    std::vector<long long> b = a;
    const bool result = reaches_lost(b, 0, 0);
    return known[a] = result;
}

int main() {
    int t;
    std::cin >> t >> k;
    std::vector<std::vector<long long>> all(t);
    for (auto& a : all) {
        int n;
        std::cin >> n;
        a.resize(n);
        for (long long& x : a) std::cin >> x;
    }
    for (auto& a : all) std::cout << (won(a) ? "First" : "Second") << '\n';
}
