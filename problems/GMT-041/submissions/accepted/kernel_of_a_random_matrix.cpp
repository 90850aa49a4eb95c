// Another idea: no matching at all. Every edge gets a random number x in a field, +x in one direction and -x in the other. By Tutte and Lovász the
// rank of this matrix is twice the size of a maximum matching. A node can be free if the rank stays the same without it, that is, if some vector
// that the matrix sends to zero is not zero there.
#include <cstdint>
#include <iostream>
#include <random>
#include <vector>

const std::uint64_t P = 2147483647;

std::uint64_t power(std::uint64_t number, std::uint64_t exponent) {
    std::uint64_t product = 1;
    for (; exponent > 0; exponent /= 2, number = number * number % P)
        if (exponent % 2 == 1) product = product * number % P;
    return product;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::mt19937_64 rng(20250901);
    std::vector<std::vector<std::uint64_t>> rows(n, std::vector<std::uint64_t>(n, 0));
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        rows[u][v] = 1 + rng() % (P - 1);
        rows[v][u] = P - rows[u][v];
    }
    std::vector<int> pivots;
    std::vector<bool> is_free(n, true);
    int done = 0;
    for (int column = 0; column < n; ++column) {
        int row = done;
        while (row < n && rows[row][column] == 0) ++row;
        if (row == n) continue;
        std::swap(rows[row], rows[done]);
        const std::uint64_t inverse = power(rows[done][column], P - 2);
        for (std::uint64_t& entry : rows[done]) entry = entry * inverse % P;
        for (int other = 0; other < n; ++other) {
            const std::uint64_t factor = P - rows[other][column];
            if (other == done || factor == P) continue;
            for (int i = column; i < n; ++i) rows[other][i] = (rows[other][i] + factor * rows[done][i]) % P;
        }
        pivots.push_back(column);
        is_free[column] = false;
        ++done;
    }
    std::vector<bool> losing = is_free;
    for (int row = 0; row < done; ++row)
        for (int column = 0; column < n; ++column)
            if (is_free[column] && rows[row][column] != 0) losing[pivots[row]] = true;
    for (int node = 0; node < n; ++node) std::cout << (losing[node] ? "Losing" : "Winning") << '\n';
}
