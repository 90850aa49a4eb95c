// Tries both of Second's replies to every move of First: 2^(n/2) games for each plan.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> values;

long long guarantee(int l, int r, int parity) {
    if (l > r) return 0;
    const long long taken = l % 2 == parity ? values[l] : values[r];
    l % 2 == parity ? ++l : --r;
    return taken + std::min(guarantee(l + 1, r, parity), guarantee(l, r - 1, parity));
}

int main() {
    int n;
    std::cin >> n;
    values.resize(n);
    for (auto& value : values) std::cin >> value;
    const long long odd = guarantee(0, n - 1, 0);
    const long long even = guarantee(0, n - 1, 1);
    if (odd > even) {
        std::cout << "ODD " << odd << '\n';
    } else {
        std::cout << "EVEN " << even << '\n';
    }
}
