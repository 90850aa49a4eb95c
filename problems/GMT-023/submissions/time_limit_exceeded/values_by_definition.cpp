// Idea: the Grundy value of every row by its definition, up to the largest; the square of that many steps.
#include <bits/stdc++.h>

using ll = long long;

std::string d;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t >> d;
    std::vector<std::vector<ll>> games(t);
    for (auto& rows : games) {
        int n;
        std::cin >> n;
        rows.resize(n);
        for (ll& a : rows) std::cin >> a;
    }
    d = d.substr(2);
    ll most = 0;
    for (auto& rows : games) for (ll a : rows) most = std::max(most, a);
    std::vector<ll> v{0};
    while ((ll)v.size() <= most) {
        ll a = v.size();
        std::set<ll> seen;
        for (ll h = 1; h <= (ll)d.size() && h <= a; h++) {
            ll x = d[h - 1] - '0';
            if (x & 1 && a == h) seen.insert(0);
            if (x & 2 && a > h) seen.insert(v[a - h]);
            if (x & 4) for (ll l = 1; 2 * l <= a - h; l++) seen.insert(v[l] ^ v[a - h - l]);
        }
        ll m = 0;
        while (seen.count(m)) m++;
        v.push_back(m);
    }
    for (auto& rows : games) {
        ll x = 0;
        for (ll a : rows) x ^= v[a];
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
