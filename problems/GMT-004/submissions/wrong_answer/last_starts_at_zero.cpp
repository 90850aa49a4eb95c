// Idea: before the first move the last value is 0 (so a 0 can never be taken).
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> a;
map<array<int, 2>, bool> memo;

bool win(int l, int r, int last) {
    if (l > r) return false;
    auto it = memo.find({l, r});
    if (it != memo.end()) return it->second;
    bool w = false;
    if (a[l] > last && !win(l + 1, r, a[l])) w = true;
    if (a[r] > last && !win(l, r - 1, a[r])) w = true;
    return memo[{l, r}] = w;
}

int main() {
    cin >> n;
    a.resize(n);
    for (int& x : a) cin >> x;
    cout << (win(0, n - 1, 0) ? "First" : "Second") << endl;
}
