#pragma GCC optimize("O3")
// Idea: for each odd basin make the move and take the xor of all odd basins again: n * n steps, even with several at once.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<long long> odd, even;
        for (int i = 1; i <= n; i++) {
            long long barges;
            scanf("%lld", &barges);
            (i % 2 ? odd : even).push_back(barges);
        }
        even.resize(odd.size());
        long long all = 0;
        for (long long barges : odd) all ^= barges;
        int moves = 0;
        for (size_t j = 0; all && j < odd.size(); j++) {
            long long before = odd[j], others = 0;
            odd[j] = 0;
            for (size_t i = 0; i < odd.size(); i++) others ^= odd[i];
            odd[j] = before;
            moves += others - before <= even[j];
        }
        if (moves) printf("First %d\n", moves);
        else puts("Second");
    }
}
