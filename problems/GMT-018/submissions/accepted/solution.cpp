#include <iostream>
#include <map>
#include <vector>

int value_after(const std::vector<int>& values, const std::vector<int>& numbers) {
    const int pile = static_cast<int>(values.size());
    unsigned reached = 0;  // bit by bit, the values of the piles that moves lead to
    for (int number : numbers)
        if (number <= pile) reached |= 1u << values[pile - number];
    int value = 0;
    while (reached >> value & 1) ++value;
    return value;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, m;
    std::cin >> t >> m;
    std::vector<int> numbers(m);
    for (int& number : numbers) std::cin >> number;

    const int width = numbers.back();
    std::vector<int> values;
    while (static_cast<int>(values.size()) < width) values.push_back(value_after(values, numbers));
    std::map<std::vector<int>, int> seen;  // rows of so many values, and where they begin
    int begin = 0;
    while (seen.emplace(std::vector<int>(values.end() - width, values.end()), begin).second) {
        values.push_back(value_after(values, numbers));
        ++begin;
    }
    const int first = seen[std::vector<int>(values.end() - width, values.end())];
    const int period = begin - first;
    while (t-- > 0) {
        long long pile;
        std::cin >> pile;
        const long long known = pile < first ? pile : first + (pile - first) % period;
        std::cout << values[known] << '\n';
    }
}
