// Idea: in a game with many moves it cannot matter much; takes one stone from the first pile that has any.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<int> a(n);
        for (int& v : a) std::cin >> v;
        while (std::accumulate(a.begin(), a.end(), 0) > 0) {
            int i = 0;
            while (a[i] == 0) i++;
            a[i]--;
            std::cout << i + 1 << " 1" << std::endl;
            int p, s;
            if (std::accumulate(a.begin(), a.end(), 0) == 0 || !(std::cin >> p >> s)) break;
            a[p - 1] -= s;
        }
    }
}
