// Idea: a table of d * d + 1 rows and columns, as if coordinates could grow as large as their squares.
#include <bits/stdc++.h>
using namespace std;

long long d, k;

int wins(long long x, long long y, vector<vector<int>>& table) {
    if (table[x][y] != -1) return table[x][y];
    int result = 0;
    if ((x + k) * (x + k) + y * y <= d * d && !wins(x + k, y, table)) result = 1;
    if (x * x + (y + k) * (y + k) <= d * d && !wins(x, y + k, table)) result = 1;
    return table[x][y] = result;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> d >> k;
        vector<vector<int>> table(d * d + 1, vector<int>(d * d + 1, -1));
        cout << (wins(0, 0, table) ? "First" : "Second") << endl;
    }
}
