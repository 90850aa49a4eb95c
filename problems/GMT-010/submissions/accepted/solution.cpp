#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int n;
    std::cin >> n;
    long long odd = 0, even = 0;
    for (int place = 1; place <= n; ++place) {
        long long value;
        std::cin >> value;
        (place % 2 == 1 ? odd : even) += value;
    }

    if (odd > even) {
        std::cout << "ODD " << odd << '\n';
    } else {
        std::cout << "EVEN " << even << '\n';
    }
}
