// Idea: any number of stones from one to four may be taken.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    vector<int> win(50);
    for (int n = 1; n < 50; n++)
        for (int k = 1; k <= 4; k++)
            if (n >= k && !win[n - k]) win[n] = 1;
    while (t--) {
        long long n;
        cin >> n;
        cout << (win[n % 5 + 5] ? "First\n" : "Second\n");
    }
}
