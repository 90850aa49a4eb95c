// The definition and nothing else: works up to the largest pile, remembering the last four values.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    std::vector<long long> piles(t);
    for (long long& n : piles) std::cin >> n;
    std::map<long long, bool> wanted;
    for (long long n : piles) wanted[n] = false;
    bool last[5] = {true, true, true, true, true};  // last[k]: does the player to move win with n - k stones? true below 0
    for (long long n = 0; n <= wanted.rbegin()->first; n++) {
        for (int k = 4; k > 0; k--) last[k] = last[k - 1];
        last[0] = !last[1] || !last[3] || !last[4];
        const auto it = wanted.find(n);
        if (it != wanted.end()) it->second = last[0];
    }
    for (long long n : piles) std::cout << (wanted[n] ? "First" : "Second") << "\n";
}
