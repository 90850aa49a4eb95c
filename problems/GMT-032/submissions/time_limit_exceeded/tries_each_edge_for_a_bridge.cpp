// Idea: right, but leaves out each edge in turn and looks whether all is still held.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n, m;
        cin >> n >> m;
        vector<int> u(m), v(m);
        vector<vector<int>> at(n + 1);
        for (int e = 0; e < m; e++) {
            cin >> u[e] >> v[e];
            at[u[e]].push_back(e);
            at[v[e]].push_back(e);
        }
        auto held = [&](const vector<char>& out) {
            vector<int> part(n + 1, -1), stack;
            int parts = 0;
            for (int s = 0; s <= n; s++) {
                if (part[s] >= 0) continue;
                part[s] = parts++;
                stack.push_back(s);
                while (!stack.empty()) {
                    int p = stack.back();
                    stack.pop_back();
                    for (int e : at[p]) {
                        int q = u[e] == p ? v[e] : u[e];
                        if (out[e] || part[q] >= 0) continue;
                        part[q] = part[p];
                        stack.push_back(q);
                    }
                }
            }
            return make_pair(parts, part);
        };
        vector<char> out(m), bridge(m);
        for (int e = 0; e < m; e++) {
            out[e] = 1;
            bridge[e] = held(out).first > 1;
            out[e] = 0;
        }
        auto [parts, part] = held(bridge);
        vector<int> value(parts);
        vector<vector<int>> next(parts);
        for (int e = 0; e < m; e++) {
            if (part[u[e]] == part[v[e]]) value[part[u[e]]] ^= 1;
            else {
                next[part[u[e]]].push_back(part[v[e]]);
                next[part[v[e]]].push_back(part[u[e]]);
            }
        }
        vector<int> order{0}, below(parts, -1);
        for (size_t i = 0; i < order.size(); i++)
            for (int q : next[order[i]])
                if (q != 0 && below[q] < 0) {
                    below[q] = order[i];
                    order.push_back(q);
                }
        for (size_t i = order.size() - 1; i > 0; i--) value[below[order[i]]] ^= value[order[i]] + 1;
        cout << (value[0] ? "First " : "Second ") << value[0] << "\n";
    }
}
