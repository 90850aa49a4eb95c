// Idea: First needs an odd run at both ends.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto& x : a) cin >> x;
    int l = 1, r = 1;
    while (l < n && a[l] > a[l - 1]) l++;
    while (r < n && a[n - 1 - r] > a[n - r]) r++;
    cout << (l % 2 == 1 && r % 2 == 1 ? "First" : "Second");
}
