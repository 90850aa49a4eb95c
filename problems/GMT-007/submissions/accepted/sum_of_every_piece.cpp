// Cubic, and meant to pass in C++: the right table, but the sum of each piece is added up again from its coins. Constraints that
// refuse it would refuse quadratic programs in Python, too, where the same idea is far too slow.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<long long> values(n);
    for (long long& value : values) scanf("%lld", &value);
    vector<long long> best = values;  // best[l]: the total of the player on turn on the piece that begins at l
    for (int length = 2; length <= n; length++)
        for (int l = 0; l + length <= n; l++)
            best[l] = accumulate(values.begin() + l, values.begin() + l + length, 0LL) - min(best[l], best[l + 1]);
    printf("%lld\n", best[0]);
}
