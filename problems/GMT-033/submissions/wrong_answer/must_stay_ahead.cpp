// Idea: a cut should leave more than 0, as long as there is such a cut.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using Stalks = std::vector<std::string>;

int halvings(const std::string& stalk) {
    const std::size_t run = std::min(stalk.find_first_not_of(stalk[0]), stalk.size());
    return static_cast<int>(stalk.size() - run);
}

void add(std::vector<long long>& digits, const std::string& stalk, int times) {
    const int run = static_cast<int>(stalk.size()) - halvings(stalk);
    for (int edge = 0; edge < static_cast<int>(stalk.size()); ++edge)
        digits[std::max(0, edge - run + 1)] += stalk[edge] == 'B' ? times : -times;
}

void carry(std::vector<long long>& digits) {
    for (std::size_t p = digits.size() - 1; p > 0; --p) {
        const long long bit = digits[p] & 1;
        digits[p - 1] += (digits[p] - bit) / 2;
        digits[p] = bit;
    }
}

std::vector<long long> total(const Stalks& stalks) {
    int deepest = 0;
    for (const std::string& stalk : stalks) deepest = std::max(deepest, halvings(stalk));
    std::vector<long long> digits(deepest + 1, 0);
    for (const std::string& stalk : stalks) add(digits, stalk, 1);
    carry(digits);
    return digits;
}

int sign(const std::vector<long long>& carried) {
    if (carried[0] < 0) return -1;
    return std::any_of(carried.begin(), carried.end(), [](long long digit) { return digit != 0; }) ? 1 : 0;
}

// The lowest blue edge of a stalk whose cut leaves at least 0, or more than 0.
int lowest_cut(const std::string& stalk, const std::vector<long long>& others, bool more) {
    constexpr long long FAR = 4;
    const int run = static_cast<int>(stalk.size()) - halvings(stalk);
    int last = static_cast<int>(others.size()) - 1;
    while (last > 0 && others[last] == 0) --last;
    long long left = others[0];
    for (int edge = 0;; ++edge) {
        if (stalk[edge] == 'B' && (left > 0 || (left == 0 && (!more || last > std::max(0, edge - run))))) return edge;
        const int p = edge - run + 1;
        if (p > 0) left = 2 * std::clamp(left, -FAR, FAR) + others[p];
        left += stalk[edge] == 'B' ? 1 : -1;
    }
}

long long winning_edge(const Stalks& stalks, std::vector<long long> digits) {
    int highest = 0;
    while (digits[highest] == 0) ++highest;
    // Whether the total is just a power of two, which the cheapest cut may use up.
    const bool alone = digits[highest] == 1 && std::all_of(digits.begin() + highest + 1, digits.end(), [](long long digit) { return digit == 0; });
    for (const bool more : {true, false}) {
        long long below = 0;
        for (const std::string& stalk : stalks) {
            if (halvings(stalk) >= highest + (more && alone) && stalk.find('B') != std::string::npos) {
                add(digits, stalk, -1);
                carry(digits);
                return below + lowest_cut(stalk, digits, more) + 1;
            }
            below += static_cast<long long>(stalk.size());
        }
    }
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        Stalks stalks(n);
        for (std::string& stalk : stalks) std::cin >> stalk;
        const std::vector<long long> digits = total(stalks);
        const int ahead = sign(digits);
        if (ahead == 0) {
            std::cout << "Red\nBlue\n";
        } else if (ahead > 0) {
            std::cout << "Blue " << winning_edge(stalks, digits) << "\nBlue\n";
        } else {
            for (std::string& stalk : stalks)
                for (char& edge : stalk) edge = edge == 'B' ? 'R' : 'B';
            std::cout << "Red\nRed " << winning_edge(stalks, total(stalks)) << '\n';
        }
    }
}
