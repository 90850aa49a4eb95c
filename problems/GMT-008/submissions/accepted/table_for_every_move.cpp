// Cubic, and meant to pass in C++: builds the whole table anew for what is left after every move. Constraints that refuse it would
// refuse quadratic programs in Python, too, where the same idea is far too slow.
#include <bits/stdc++.h>
using namespace std;

long long lead(const vector<long long>& values, int l, int r) {
    vector<long long> row(values.begin() + l, values.begin() + r + 1);
    for (int length = 2; l + length - 1 <= r; length++)
        for (int i = l; i + length - 1 <= r; i++)
            row[i - l] = max(values[i] - row[i - l + 1], values[i + length - 1] - row[i - l]);
    return row[0];
}

int main() {
    int n;
    scanf("%d", &n);
    vector<long long> values(n);
    for (long long& value : values) scanf("%lld", &value);
    long long total = accumulate(values.begin(), values.end(), 0LL);
    printf("%lld ", (total + lead(values, 0, n - 1)) / 2);
    int l = 0, r = n - 1;
    while (l < r) {
        if (values[l] - lead(values, l + 1, r) >= values[r] - lead(values, l, r - 1)) putchar('L'), l++;
        else putchar('R'), r--;
    }
    puts("L");
}
