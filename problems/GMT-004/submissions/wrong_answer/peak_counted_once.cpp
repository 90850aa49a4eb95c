// Idea: each value belongs to one run, so the right run stops short of the left one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    int l = 0, r = n - 1;
    while (l + 1 < n && a[l + 1] > a[l]) l++;
    while (r - 1 > l && a[r - 1] > a[r]) r--;
    int left = l + 1, right = n - r;
    if (l == n - 1) right = 1;
    puts(left % 2 || right % 2 ? "First" : "Second");
}
