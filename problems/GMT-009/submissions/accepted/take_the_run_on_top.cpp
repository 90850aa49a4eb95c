// A second idea: plays the game to its end, both players always taking the whole run of their colour from some top.
#include <array>
#include <iostream>
#include <string>
#include <vector>

enum Player { A, B };

int main() {
    int n;
    std::cin >> n;
    // runs_by_top[p]: for each pile with the colour of player p on top, the number of runs of one colour in it.
    std::array<std::vector<int>, 2> runs_by_top;
    for (int i = 0; i < n; ++i) {
        std::string pile;
        std::cin >> pile;
        int runs = 1;
        for (std::size_t box = 1; box < pile.size(); ++box) runs += pile[box] != pile[box - 1];
        runs_by_top[pile.back() == 'W' ? A : B].push_back(runs);
    }
    int on_turn = A;
    while (!runs_by_top[on_turn].empty()) {
        const int left = runs_by_top[on_turn].back() - 1;
        runs_by_top[on_turn].pop_back();
        if (left > 0) runs_by_top[1 - on_turn].push_back(left);
        on_turn = 1 - on_turn;
    }
    std::cout << (on_turn == A ? "A" : "B") << '\n';
}
