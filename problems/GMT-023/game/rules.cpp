// An octal game: a move takes h pins that stand side by side, and digit h of the code says what may be left of their row. Who cannot move has
// lost. Rows are kept in order of length, empty ones are forgotten.
#include <algorithm>
#include <iostream>

#include "state_graph.h"

const int NOTHING_LEFT = 1, ONE_ROW_LEFT = 2, TWO_ROWS_LEFT = 4;

std::string digits;

struct Rows {
    std::vector<long long> rows;

    explicit Rows(std::vector<long long> all) : rows(std::move(all)) {
        rows.erase(std::remove(rows.begin(), rows.end(), 0), rows.end());
        std::sort(rows.begin(), rows.end());
    }

    bool operator<(const Rows& other) const { return rows < other.rows; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long row : rows) all += (all.empty() ? "" : " ") + std::to_string(row);
        return all.empty() ? "0" : all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Rows>> moves() const {
        std::vector<Move<Rows>> all;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string row = std::to_string(i + 1);
            for (std::size_t taken = 1; taken <= digits.size(); ++taken) {
                const int digit = digits[taken - 1] - '0';
                const long long rest = rows[i] - static_cast<long long>(taken);
                if (rest < 0) break;
                if ((digit & (rest == 0 ? NOTHING_LEFT : ONE_ROW_LEFT)) != 0) all.push_back({row + " " + std::to_string(taken), with(i, 0, rest)});
                if ((digit & TWO_ROWS_LEFT) == 0) continue;
                for (long long left = 1; left <= rest - left; ++left)
                    all.push_back({row + " leave " + std::to_string(left) + " and " + std::to_string(rest - left), with(i, left, rest - left)});
            }
        }
        return all;
    }

private:
    Rows with(std::size_t i, long long one, long long other) const {
        std::vector<long long> next = rows;
        next[i] = one;
        next.push_back(other);
        return Rows(next);
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::string code;
    std::cin >> t >> code;
    digits = code.substr(code.find('.') + 1);
    std::vector<std::vector<long long>> games(t);
    long long longest = 0;
    for (std::vector<long long>& rows : games) {
        int n;
        std::cin >> n;
        rows.resize(n);
        for (long long& row : rows) {
            std::cin >> row;
            longest = std::max(longest, row);
        }
    }
    if (longest >= most) {  // moves look at every length of a part
        std::puts("state-graph 1 impartial");
        too_large();
    }
    std::vector<Rows> starts;
    for (const std::vector<long long>& rows : games) starts.emplace_back(rows);
    StateGraph<Rows>(most).print("impartial", starts);
}
