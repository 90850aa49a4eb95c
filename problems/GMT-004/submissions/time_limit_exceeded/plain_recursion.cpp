// Idea: try both ends, by plain recursion. At every step of a low run it tries the whole of a high one.
#include <bits/stdc++.h>
using namespace std;

vector<int> a;

bool win(int l, int r, int last) {
    if (l > r) return false;
    if (a[l] > last && !win(l + 1, r, a[l])) return true;
    if (a[r] > last && !win(l, r - 1, a[r])) return true;
    return false;
}

int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int& x : a) cin >> x;
    cout << (win(0, n - 1, -1) ? "First" : "Second") << endl;
}
