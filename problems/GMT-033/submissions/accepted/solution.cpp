#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using Stalks = std::vector<std::string>;

// The edges of the lowest run count 1 each, those above it 1/2, 1/4, 1/8, ...: how often the edge on top of a stalk is halved.
int halvings(const std::string& stalk) {
    const std::size_t run = std::min(stalk.find_first_not_of(stalk[0]), stalk.size());
    return static_cast<int>(stalk.size() - run);
}

// Adds the edges of a stalk, a blue one as times, a red one as -times. Digit p counts how often there is 1/2^p.
void add(std::vector<long long>& digits, const std::string& stalk, int times) {
    const int run = static_cast<int>(stalk.size()) - halvings(stalk);
    for (int edge = 0; edge < static_cast<int>(stalk.size()); ++edge)
        digits[std::max(0, edge - run + 1)] += stalk[edge] == 'B' ? times : -times;
}

// All digits but the first, which may be negative, become 0 or 1.
void carry(std::vector<long long>& digits) {
    for (std::size_t p = digits.size() - 1; p > 0; --p) {
        const long long bit = digits[p] & 1;
        digits[p - 1] += (digits[p] - bit) / 2;
        digits[p] = bit;
    }
}

// The value of all stalks, carried.
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

// The lowest blue edge of a stalk whose cut leaves at least 0, from 0; the others together are worth `others`.
int lowest_cut(const std::string& stalk, const std::vector<long long>& others) {
    constexpr long long FAR = 4;  // whoever is so far ahead stays ahead
    const int run = static_cast<int>(stalk.size()) - halvings(stalk);
    long long left = others[0];  // the others and what stands below this edge, in units of the edge below, rounded down
    for (int edge = 0;; ++edge) {
        if (stalk[edge] == 'B' && left >= 0) return edge;
        const int p = edge - run + 1;
        if (p > 0) left = 2 * std::clamp(left, -FAR, FAR) + others[p];
        left += stalk[edge] == 'B' ? 1 : -1;
    }
}

// The smallest number of a blue edge whose cut leaves at least 0. The total is more than that.
long long winning_edge(const Stalks& stalks, std::vector<long long> digits) {
    int highest = 0;  // the first digit of the total that is not 0
    while (digits[highest] == 0) ++highest;
    long long below = 0;
    for (const std::string& stalk : stalks) {
        // Cutting the topmost blue edge costs as much as the edge on top counts, all others cost more.
        if (halvings(stalk) >= highest && stalk.find('B') != std::string::npos) {
            add(digits, stalk, -1);
            carry(digits);
            return below + lowest_cut(stalk, digits) + 1;
        }
        below += static_cast<long long>(stalk.size());
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
        if (ahead > 0) {
            std::cout << "Blue " << winning_edge(stalks, digits) << "\nBlue\n";
        } else if (ahead < 0) {
            for (std::string& stalk : stalks)
                for (char& edge : stalk) edge = edge == 'B' ? 'R' : 'B';
            std::cout << "Red\nRed " << winning_edge(stalks, total(stalks)) << '\n';
        } else {
            std::cout << "Red\nBlue\n";
        }
    }
}
