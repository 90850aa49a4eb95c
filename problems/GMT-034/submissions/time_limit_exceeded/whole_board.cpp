// Idea: right, but searches the board as a whole; a table keeps a million boards that were seen.
#include <bits/stdc++.h>
using namespace std;

typedef bitset<144> Board;
int h, w;
unordered_map<Board, bool> known[2];

bool wins(const Board& b, int player) {
    auto it = known[player].find(b);
    if (it != known[player].end()) return it->second;
    bool won = false;
    int step = player ? 1 : w;
    for (int i = 0; i + step < h * w && !won; i++) {
        if (!b[i] || !b[i + step] || (player && i % w == w - 1)) continue;
        Board next = b;
        next[i] = next[i + step] = 0;
        won = !wins(next, 1 - player);
    }
    if (known[player].size() > 500000) known[player].clear();
    return known[player][b] = won;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> h >> w;
        Board b;
        for (int i = 0; i < h; i++) {
            string row;
            cin >> row;
            for (int j = 0; j < w; j++) b[i * w + j] = row[j] == '.';
        }
        known[0].clear();
        known[1].clear();
        cout << (wins(b, 0) ? "Vertical " : "Horizontal ") << (wins(b, 1) ? "Horizontal" : "Vertical") << "\n";
    }
}
