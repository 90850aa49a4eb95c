// Idea: right, but keeps which regions lie there, in order, instead of what they are worth; a table keeps a million such positions.
#include <bits/stdc++.h>
using namespace std;

typedef vector<pair<int, int>> Region;
map<Region, int> number_of;
vector<Region> shapes;
vector<array<vector<vector<int>>, 2>> after;  // what each player can leave of a shape
unordered_map<string, bool> known;

vector<int> cut(set<pair<int, int>> squares) {
    vector<int> all;
    while (!squares.empty()) {
        Region found{*squares.begin()};
        squares.erase(squares.begin());
        for (size_t i = 0; i < found.size(); i++) {
            auto [r, c] = found[i];
            for (auto q : {pair(r + 1, c), pair(r - 1, c), pair(r, c + 1), pair(r, c - 1)})
                if (squares.erase(q)) found.push_back(q);
        }
        if (found.size() < 2) continue;
        int top = 99, left = 99, bottom = 0, right = 0;
        for (auto [r, c] : found) top = min(top, r), left = min(left, c), bottom = max(bottom, r), right = max(right, c);
        Region best;
        for (int flip = 0; flip < 4; flip++) {  // mirror images are worth as much
            Region now;
            for (auto [r, c] : found) now.push_back({flip & 1 ? bottom - r : r - top, flip & 2 ? right - c : c - left});
            sort(now.begin(), now.end());
            if (best.empty() || now < best) best = now;
        }
        auto [place, is_new] = number_of.try_emplace(best, (int)shapes.size());
        if (is_new) {
            int number = place->second;
            shapes.push_back(best);
            after.push_back({});
            for (int player = 0; player < 2; player++) {
                set<vector<int>> options;
                for (auto [r, c] : best) {
                    set<pair<int, int>> rest(best.begin(), best.end());
                    rest.erase({r, c});
                    if (rest.erase(player ? pair(r, c + 1) : pair(r + 1, c))) options.insert(cut(rest));
                }
                after[number][player].assign(options.begin(), options.end());
            }
        }
        all.push_back(place->second);
    }
    sort(all.begin(), all.end());
    return all;
}

bool wins(const vector<int>& regions, int player) {
    string key(1, (char)player);
    for (int r : regions) key += (char)(r & 127), key += (char)(r >> 7);
    auto it = known.find(key);
    if (it != known.end()) return it->second;
    bool won = false;
    for (size_t i = 0; i < regions.size() && !won; i++) {
        if (i && regions[i] == regions[i - 1]) continue;
        for (size_t k = 0; k < after[regions[i]][player].size() && !won; k++) {
            vector<int> next = after[regions[i]][player][k];
            for (size_t j = 0; j < regions.size(); j++)
                if (j != i) next.push_back(regions[j]);
            sort(next.begin(), next.end());
            won = !wins(next, 1 - player);
        }
    }
    if (known.size() > 1000000) known.clear();
    return known[key] = won;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int h, w;
        cin >> h >> w;
        set<pair<int, int>> squares;
        for (int i = 0; i < h; i++) {
            string row;
            cin >> row;
            for (int j = 0; j < w; j++)
                if (row[j] == '.') squares.insert({i, j});
        }
        known.clear();
        vector<int> board = cut(squares);
        cout << (wins(board, 0) ? "Vertical " : "Horizontal ") << (wins(board, 1) ? "Horizontal" : "Vertical") << "\n";
    }
}
