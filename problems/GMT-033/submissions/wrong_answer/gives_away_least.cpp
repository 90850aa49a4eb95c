// Idea: name the cut that costs least.
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

long long winning_edge(const Stalks& stalks) {
    int deepest = -1;
    long long below = 0, best = 0;
    for (const std::string& stalk : stalks) {
        if (stalk.find('B') != std::string::npos && halvings(stalk) > deepest) {
            deepest = halvings(stalk);
            best = below + static_cast<long long>(stalk.rfind('B')) + 1;
        }
        below += static_cast<long long>(stalk.size());
    }
    return best;
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
            std::cout << "Blue " << winning_edge(stalks) << "\nBlue\n";
        } else {
            for (std::string& stalk : stalks)
                for (char& edge : stalk) edge = edge == 'B' ? 'R' : 'B';
            std::cout << "Red\nRed " << winning_edge(stalks) << '\n';
        }
    }
}
