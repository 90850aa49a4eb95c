// A second idea: plays each of the two plans against an opponent who takes the larger end, and counts what First gets.
#include <iostream>
#include <vector>

std::vector<long long> values;

// What First collects by taking only places of the given parity, 1 for the odd places and 0 for the even ones.
long long total_of_plan(int parity) {
    long long total = 0;
    int l = 1, r = static_cast<int>(values.size()) - 1;
    while (l < r) {
        total += l % 2 == parity ? values[l++] : values[r--];
        values[l] >= values[r] ? ++l : --r;
    }
    return total;
}

int main() {
    int n;
    std::cin >> n;
    values.resize(n + 1);
    for (int place = 1; place <= n; ++place) std::cin >> values[place];
    const long long odd = total_of_plan(1);
    const long long even = total_of_plan(0);
    std::cout << (odd > even ? "ODD" : "EVEN") << ' ' << (odd > even ? odd : even) << '\n';
}
