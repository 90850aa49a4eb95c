// Token in a Circle: from (0, 0) a move adds k to x or to y and may not leave the circle of radius d. Who cannot move has lost.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Token {
    long long d, k, x, y;

    bool operator<(const Token& other) const {
        return std::tie(d, k, x, y) < std::tie(other.d, other.k, other.x, other.y);
    }
    char mover() const { return 'N'; }
    std::string board() const {
        return "radius " + std::to_string(d) + " step " + std::to_string(k) + " at " + std::to_string(x) + " " + std::to_string(y);
    }
    long long payoff() const { return -1; }
    std::vector<Move<Token>> moves() const {
        std::vector<Move<Token>> all;
        if ((x + k) * (x + k) + y * y <= d * d) all.push_back({"x", {d, k, x + k, y}});
        if (x * x + (y + k) * (y + k) <= d * d) all.push_back({"y", {d, k, x, y + k}});
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Token> starts;
    while (t-- > 0) {
        long long d, k;
        std::cin >> d >> k;
        starts.push_back({d, k, 0, 0});
    }
    StateGraph<Token>(most_positions(arguments)).print("impartial", starts);
}
