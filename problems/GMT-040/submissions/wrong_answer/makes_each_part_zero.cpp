#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

int mex(const std::vector<int>& values) {
    static std::vector<int> seen;
    static int round = 0;
    ++round;
    if (seen.size() < values.size()) seen.resize(values.size(), 0);
    for (const int value : values)
        if (value < static_cast<int>(values.size())) seen[value] = round;
    int least = 0;
    while (least < static_cast<int>(values.size()) && seen[least] == round) ++least;
    return least;
}

std::vector<int> numbers(int count) {
    std::vector<int> all(count);
    for (int& number : all) std::cin >> number;
    return all;
}

// All that the heap has to know of a game.
struct Game {
    virtual ~Game() = default;
    virtual int value() const = 0;
    // The first move that makes the game worth `target`; empty if there is none.
    virtual std::string move_to(int target) const = 0;
};

struct Pile : Game {
    int stones;
    std::vector<int> allowed, values;

    Pile() {
        int m;
        std::cin >> stones >> m;
        allowed = numbers(m);
        for (int pile = 0; pile <= stones; ++pile) {
            std::vector<int> after;
            for (const int taken : allowed)
                if (taken <= pile) after.push_back(values[pile - taken]);
            values.push_back(mex(after));
        }
    }
    int value() const override { return values[stones]; }
    std::string move_to(int target) const override {
        for (const int taken : allowed)
            if (taken <= stones && values[stones - taken] == target) return "take " + std::to_string(taken);
        return "";
    }
};

struct Row : Game {
    int pins, together;
    const std::vector<int>& values;

    Row(int n, int h) : pins(n), together(h), values(values_up_to(n, h)) {}

    int value() const override { return values[pins]; }
    std::string move_to(int target) const override {
        for (int left = 0; left + together <= pins; ++left)
            if ((values[left] ^ values[pins - together - left]) == target) return "at " + std::to_string(left + 1);
        return "";
    }

private:
    // Kept for all rows with the same h.
    static const std::vector<int>& values_up_to(int pins, int together) {
        static std::map<int, std::vector<int>> all;
        std::vector<int>& values = all[together];
        for (int row = static_cast<int>(values.size()); row <= pins; ++row) {
            std::vector<int> after;
            for (int left = 0; 2 * left <= row - together; ++left) after.push_back(values[left] ^ values[row - together - left]);
            values.push_back(mex(after));
        }
        return values;
    }
};

struct Tree : Game {
    std::vector<int> below;  // what each edge from 1 stands on; 0 is the ground
    std::vector<int> order;  // every edge after all that stand on it
    std::vector<int> values; // of all that stands on an edge; [0]: on the ground

    Tree() {
        int n;
        std::cin >> n;
        below = numbers(n);
        below.insert(below.begin(), 0);
        std::vector<int> bears(n + 1, 0);
        for (int edge = 1; edge <= n; ++edge) ++bears[below[edge]];
        for (int edge = 1; edge <= n; ++edge)
            if (bears[edge] == 0) order.push_back(edge);
        for (int i = 0; i < static_cast<int>(order.size()); ++i)
            if (const int under = below[order[i]]; under != 0 && --bears[under] == 0) order.push_back(under);
        values.assign(n + 1, 0);
        for (const int edge : order) values[below[edge]] ^= values[edge] + 1;
    }
    int value() const override { return values[0]; }
    std::string move_to(int target) const override {
        std::vector<int> wanted(below.size(), 0);  // what all that stands on an edge must become worth; negative: impossible
        wanted[0] = target;
        int chosen = static_cast<int>(below.size());
        for (int i = static_cast<int>(order.size()) - 1; i >= 0; --i) {
            const int edge = order[i];
            const int branch = values[below[edge]] ^ (values[edge] + 1) ^ wanted[below[edge]];
            if (branch == 0) chosen = std::min(chosen, edge);
            wanted[edge] = branch - 1;
        }
        return chosen < static_cast<int>(below.size()) ? "cut " + std::to_string(chosen) : "";
    }
};

struct Graph : Game {
    int token;
    std::vector<std::vector<int>> to;
    std::vector<int> values;

    Graph() {
        int n, m;
        std::cin >> n >> m >> token;
        to.resize(n + 1);
        std::vector<std::vector<int>> from(n + 1);
        while (m-- > 0) {
            int u, w;
            std::cin >> u >> w;
            to[u].push_back(w);
            from[w].push_back(u);
        }
        std::vector<int> open, left(n + 1);  // edges to nodes whose value is not yet known
        for (int node = 1; node <= n; ++node) {
            left[node] = static_cast<int>(to[node].size());
            if (left[node] == 0) open.push_back(node);
        }
        values.assign(n + 1, 0);
        while (!open.empty()) {
            const int node = open.back();
            open.pop_back();
            std::vector<int> after;
            for (const int next : to[node]) after.push_back(values[next]);
            values[node] = mex(after);
            for (const int before : from[node])
                if (--left[before] == 0) open.push_back(before);
        }
    }
    int value() const override { return values[token]; }
    std::string move_to(int target) const override {
        int chosen = 0;
        for (const int next : to[token])
            if (values[next] == target && (chosen == 0 || next < chosen)) chosen = next;
        return chosen > 0 ? "to " + std::to_string(chosen) : "";
    }
};

std::unique_ptr<Game> read_game() {
    std::string kind;
    std::cin >> kind;
    if (kind == "pile") return std::make_unique<Pile>();
    if (kind == "tree") return std::make_unique<Tree>();
    if (kind == "graph") return std::make_unique<Graph>();
    int n, h;
    std::cin >> n >> h;
    return std::make_unique<Row>(n, h);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int k;
        std::cin >> k;
        std::vector<std::unique_ptr<Game>> heap;
        int all = 0;
        for (int i = 0; i < k; ++i) {
            heap.push_back(read_game());
            all ^= heap.back()->value();
        }
        if (all == 0) {
            std::cout << "Second 0\n";
            continue;
        }
        std::string move;
        int part = 0;
        while (move.empty() && part < k) {
            const Game& game = *heap[part++];
            if (game.value() > 0) move = game.move_to(0);
        }
        std::cout << "First " << all << ' ' << part << ' ' << move << '\n';
    }
}
