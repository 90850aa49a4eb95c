#include <bits/stdc++.h>

// A line of the input: its kind, and the numbers behind it.
struct Game {
    std::string kind;
    std::vector<int> numbers;
};

// "First g c" with the move behind it, or "Second 0".
std::string answer(const std::vector<Game>& heap) {
    // Write your solution here.
    return "Second 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string line;
    std::getline(std::cin, line);
    for (int heaps = std::stoi(line); heaps > 0; heaps--) {
        std::getline(std::cin, line);
        std::vector<Game> heap(std::stoi(line));
        for (Game& game : heap) {
            std::getline(std::cin, line);
            std::istringstream words(line);
            words >> game.kind;
            for (int number; words >> number;) game.numbers.push_back(number);
        }
        std::cout << answer(heap) << '\n';
    }
}
