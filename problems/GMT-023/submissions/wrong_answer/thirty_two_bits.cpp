// Idea: right, in ints.
#include <bits/stdc++.h>

using ll = long long;

std::string d;

std::vector<ll> table(ll rows) {
    std::vector<ll> v{0};
    for (ll a = 1; a < rows; a++) {
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
    return v;
}

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
    ll known = 1200 + d.size();
    auto v = table(known);
    ll f, p = 0;
    do {
        p++;
        f = known - p;
        while (f > 1 && v[f - 1] == v[f - 1 + p]) f--;
    } while (f + p > 600 && p < 600);
    for (auto& rows : games) {
        ll x = 0;
        for (ll a : rows) x ^= v[(int)a < 0 ? 0 : (int)a < f ? (int)a : f + ((int)a - f) % p];
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
