// Idea: the value of a coin in each place by its definition, from the values of the places to its left.
#include <iostream>
#include <map>
#include <string>
#include <vector>

std::map<std::string, std::vector<int>> known;

int g(const std::string& rule, int place) {
    std::vector<int>& v = known[rule];
    if (v.empty()) v.push_back(0);
    while (static_cast<int>(v.size()) <= place) {
        const int n = static_cast<int>(v.size());
        std::vector<char> seen(4 * n + 4, 0);
        seen[0] = 1;
        int x = 0;
        for (int a = n - 1; a >= 1; a--) {
            x ^= v[a];
            seen[rule == "ruler" ? x : v[a]] = 1;
            if (rule == "mock")
                for (int b = 1; b < a; b++) seen[v[a] ^ v[b]] = 1;
        }
        int m = 0;
        while (seen[m]) m++;
        v.push_back(m);
    }
    return v[place];
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        std::string rule, s;
        std::cin >> rule >> s;
        int x = 0;
        for (size_t i = 0; i < s.size(); i++)
            if (s[i] == 'H') x ^= g(rule, i + 1);
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
