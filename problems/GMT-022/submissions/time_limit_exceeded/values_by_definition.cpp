// Idea: the Grundy value of every row by its definition, up to the largest; the square of that many steps.
#include <iostream>
#include <set>
#include <vector>

std::vector<long long> values{0};

long long g(long long a) {
    while (static_cast<long long>(values.size()) <= a) {
        long long n = values.size();
        std::set<long long> reached;
        for (long long hit = 1; hit <= 2; hit++)
            for (long long left = 0; left + hit <= n; left++) reached.insert(values[left] ^ values[n - hit - left]);
        long long value = 0;
        while (reached.count(value)) value++;
        values.push_back(value);
    }
    return values[a];
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        long long x = 0, a;
        for (int i = 0; i < n; i++) {
            std::cin >> a;
            x ^= g(a);
        }
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
