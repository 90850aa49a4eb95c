// Idea: recursion with a table of n rows and n columns.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (auto& x : a) cin >> x;
    vector<vector<int>> table(n, vector<int>(n, -1));
    function<int(int, int, long long)> win = [&](int l, int r, long long last) -> int {
        if (l > r) return 0;
        if (table[l][r] != -1) return table[l][r];
        int w = 0;
        if (a[l] > last && !win(l + 1, r, a[l])) w = 1;
        if (a[r] > last && !win(l, r - 1, a[r])) w = 1;
        return table[l][r] = w;
    };
    cout << (win(0, n - 1, INT_MIN) ? "First" : "Second") << "\n";
}
