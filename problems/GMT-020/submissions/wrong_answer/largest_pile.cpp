// Idea: right, but the move is always made in the largest pile.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<long long> a(n);
        long long x = 0;
        int tall = 0;
        for (auto& pile : a) {
            long long read;
            cin >> read;
            pile = static_cast<long long>(read);
            x ^= pile;
            tall += pile > 1;
        }
        int chosen = 0;
        long long taken = 0;
        bool lost = tall ? x == 0 : x == 1;
        if (!lost) {
            auto largest = max_element(a.begin(), a.end());
            chosen = static_cast<int>(largest - a.begin()) + 1;
            taken = *largest - (*largest ^ x ^ (tall > 1 ? 0 : 1));
        }
        if (chosen) cout << "First " << chosen << ' ' << taken << '\n';
        else cout << "Second\n";
    }
}
