// Idea: the values of all intervals, shortest first; one row of the table is enough memory.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n + 2, -1);
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    vector<char> win(n + 2, 0);  // win[l]: the interval from l of the present length; last = the greater neighbour
    for (int length = 1; length <= n; length++)
        for (int l = 1; l + length - 1 <= n; l++) {
            int r = l + length - 1;
            int last = max(a[l - 1], a[r + 1]);
            char w = 0;
            if (a[l] > last && (length == 1 || !win[l + 1])) w = 1;
            if (a[r] > last && (length == 1 || !win[l])) w = 1;
            win[l] = w;
        }
    puts(win[1] ? "First" : "Second");
}
