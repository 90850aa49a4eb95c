// Idea: the film's rule, where taking the last stone loses: near the end it leaves an odd number of piles of one stone.
#include <iostream>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<int> a(n);
        int left = 0;
        for (int& v : a) std::cin >> v, left += v;
        while (left > 0) {
            int x = 0, large = 0;
            for (int v : a) x ^= v, large += v > 1;
            int i = 0;
            if (large == 1) {
                while (a[i] <= 1) i++;
                int ones = 0;
                for (int v : a) ones += v == 1;
                int rest = ones % 2 == 0 ? 1 : 0;
                left -= a[i] - rest;
                std::cout << i + 1 << ' ' << a[i] - rest << std::endl;
                a[i] = rest;
            } else {
                while (i + 1 < n && (a[i] ^ x) >= a[i]) i++;
                int rest = (a[i] ^ x) < a[i] ? a[i] ^ x : a[i] - 1;
                left -= a[i] - rest;
                std::cout << i + 1 << ' ' << a[i] - rest << std::endl;
                a[i] = rest;
            }
            int p, s;
            if (left == 0 || !(std::cin >> p >> s)) break;
            a[p - 1] -= s;
            left -= s;
        }
    }
}
