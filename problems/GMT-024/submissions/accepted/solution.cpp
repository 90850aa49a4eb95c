#include <algorithm>
#include <cmath>
#include <iostream>

using Wide = __int128;

// The smaller pile of the lost position whose piles differ by k: the integer part of k times the golden ratio.
long long smaller(long long k) {
    const Wide square = static_cast<Wide>(5) * k * k;
    Wide root = static_cast<Wide>(std::sqrt(static_cast<long double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return static_cast<long long>((k + root) / 2);
}

// The first k from 0 on for which it holds; from there on it holds for all.
template <class Holds>
long long first(long long most, Holds holds) {
    long long low = 0;
    long long high = most;
    while (low < high) {
        const long long middle = (low + high) / 2;
        if (holds(middle)) high = middle;
        else low = middle + 1;
    }
    return low;
}

// The other pile of the lost position in which one pile holds a.
long long partner(long long a) {
    const long long k = first(a, [a](long long m) { return smaller(m) >= a; });
    if (smaller(k) == a) return a + k;
    return a - first(a, [a](long long m) { return smaller(m) + m >= a; });
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long piles[2];
        std::cin >> piles[0] >> piles[1];
        for (;;) {
            const int larger = piles[0] < piles[1] ? 1 : 0;
            const long long a = piles[1 - larger];
            const long long both = a - smaller(piles[larger] - a);
            if (both > 0) {
                piles[0] -= both;
                piles[1] -= both;
                std::cout << "0 " << both << std::endl;
            } else {
                const long long rest = partner(a);
                std::cout << larger + 1 << ' ' << piles[larger] - rest << std::endl;
                piles[larger] = rest;
            }
            if (piles[0] + piles[1] == 0) break;
            int which;
            long long stones;
            std::cin >> which >> stones;
            if (which != 2) piles[0] -= stones;
            if (which != 1) piles[1] -= stones;
        }
    }
}
