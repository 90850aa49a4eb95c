// Idea: doubles are exact enough for square roots.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        double d, k;
        cin >> d >> k;
        double z = floor(d / sqrt(2.0) / k);
        cout << (hypot(k * z, k * (z + 1)) <= d ? "First" : "Second") << endl;
    }
}
