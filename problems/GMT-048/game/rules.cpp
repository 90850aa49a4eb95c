// Misère Kayles: a ball knocks down one pin, or two that stand side by side; so a row of a pins becomes two rows of together a - 1 or a - 2.
// A player who finds no pin has won. Rows are kept in order of length, empty ones are forgotten.
#include <algorithm>
#include <iostream>

#include "state_graph.h"

struct Rows {
    std::vector<int> rows;

    explicit Rows(std::vector<int> all) : rows(std::move(all)) {
        rows.erase(std::remove(rows.begin(), rows.end(), 0), rows.end());
        std::sort(rows.begin(), rows.end());
    }

    bool operator<(const Rows& other) const { return rows < other.rows; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const int row : rows) all += (all.empty() ? "" : " ") + std::to_string(row);
        return all.empty() ? "0" : all;
    }
    long long payoff() const { return 1; }
    std::vector<Move<Rows>> moves() const {
        std::vector<Move<Rows>> all;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string row = std::to_string(i + 1);
            for (const int hit : {1, 2}) {
                for (int left = 0; left <= rows[i] - hit - left; ++left) {
                    const int right = rows[i] - hit - left;
                    const std::string name = left == 0 ? std::to_string(hit) : "leave " + std::to_string(left) + " and " + std::to_string(right);
                    all.push_back({row + " " + name, with(i, left, right)});
                }
            }
        }
        return all;
    }

private:
    Rows with(std::size_t i, int one, int other) const {
        std::vector<int> next = rows;
        next[i] = one;
        next.push_back(other);
        return Rows(next);
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Rows> starts;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> rows(n);
        for (int& row : rows) std::cin >> row;
        starts.emplace_back(rows);
    }
    StateGraph<Rows>(most_positions(arguments)).print("impartial", starts);
}
