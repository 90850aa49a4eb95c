#include <algorithm>
#include <iostream>
#include <vector>

size_t risingRun(const std::vector<int>& row) {
    size_t length = 1;
    while (length < row.size() && row[length] > row[length - 1]) length++;
    return length;
}

int main() {
    std::cin.tie(nullptr)->sync_with_stdio(false);
    size_t n;
    std::cin >> n;
    std::vector<int> row(n);
    for (int& value : row) std::cin >> value;

    const size_t fromLeft = risingRun(row);
    std::reverse(row.begin(), row.end());
    const size_t fromRight = risingRun(row);
    std::cout << (fromLeft % 2 == 0 && fromRight % 2 == 0 ? "Second" : "First") << "\n";
}
