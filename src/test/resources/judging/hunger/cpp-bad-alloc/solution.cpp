#include <vector>
int main() {
    std::vector<std::vector<int>> rows;
    while (true) rows.emplace_back(1 << 20, 1);
}
