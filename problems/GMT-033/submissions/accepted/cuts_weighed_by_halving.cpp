// Weighs the whole game anew for each cut that is tried, and tries few: a higher blue edge of a stalk always costs less.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

struct Stalk {
    std::string edges;
    int first_number;
};

// -1, 0 or 1: what the sum of coefficients[p] / 2^p is compared with 0. From the largest part down: what is left can no longer turn the sum
// once it is outweighed by twice the most that one coefficient may be.
int sign(const std::vector<std::int64_t>& coefficients) {
    const std::int64_t outweighed = 4'000'000;
    std::int64_t sum = 0;
    for (const std::int64_t coefficient : coefficients) {
        sum = 2 * sum + coefficient;
        if (sum > outweighed) return 1;
        if (sum < -outweighed) return -1;
    }
    return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}

std::size_t lowest_run(const std::string& edges) {
    std::size_t run = 0;
    while (run < edges.size() && edges[run] == edges[0]) ++run;
    return run;
}

class Game {
public:
    explicit Game(const std::vector<Stalk>& stalks) : stalks(stalks) {
        std::size_t longest = 1;
        for (const Stalk& stalk : stalks) longest = std::max(longest, stalk.edges.size());
        coefficients.assign(longest + 1, 0);
        for (const Stalk& stalk : stalks) put(stalk, 0, 1);
    }

    int ahead() const { return sign(coefficients); }

    // The smallest number of an edge of that colour whose cut is good for it.
    int first_good_cut(char colour) {
        for (const Stalk& stalk : stalks) {
            std::vector<std::size_t> own;
            for (std::size_t edge = 0; edge < stalk.edges.size(); ++edge)
                if (stalk.edges[edge] == colour) own.push_back(edge);
            if (own.empty() || !good(stalk, own.back(), colour)) continue;
            const auto lowest = std::partition_point(own.begin(), own.end(), [&](std::size_t edge) { return !good(stalk, edge, colour); });
            return stalk.first_number + static_cast<int>(*lowest);
        }
        return 0;
    }

private:
    const std::vector<Stalk>& stalks;
    std::vector<std::int64_t> coefficients;

    void put(const Stalk& stalk, std::size_t from, int times) {
        const std::size_t run = lowest_run(stalk.edges);
        for (std::size_t edge = from; edge < stalk.edges.size(); ++edge)
            coefficients[edge < run ? 0 : edge - run + 1] += stalk.edges[edge] == 'B' ? times : -times;
    }

    bool good(const Stalk& stalk, std::size_t edge, char colour) {
        put(stalk, edge, -1);
        const int then = sign(coefficients);
        put(stalk, edge, 1);
        return colour == 'B' ? then >= 0 : then <= 0;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, number = 1;
        std::cin >> n;
        std::vector<Stalk> stalks(n);
        for (Stalk& stalk : stalks) {
            std::cin >> stalk.edges;
            stalk.first_number = number;
            number += static_cast<int>(stalk.edges.size());
        }
        Game game(stalks);
        const int ahead = game.ahead();
        std::cout << (ahead > 0 ? "Blue " + std::to_string(game.first_good_cut('B')) : "Red") << '\n';
        std::cout << (ahead < 0 ? "Red " + std::to_string(game.first_good_cut('R')) : "Blue") << '\n';
    }
}
