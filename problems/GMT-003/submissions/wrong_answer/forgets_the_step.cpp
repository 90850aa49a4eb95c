// Idea: the point after the diagonal is one further to the right, not k.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long t, d, k;
    cin >> t;
    while (t--) {
        cin >> d >> k;
        long long x = (long long)sqrtl((long double)d * d / 2) / k * k;
        while (2 * x * x > d * d) x -= k;
        cout << (x * x + (x + 1) * (x + 1) <= d * d ? "First" : "Second") << '\n';
    }
}
