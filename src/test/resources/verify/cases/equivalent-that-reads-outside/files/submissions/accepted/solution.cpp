#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    long long sum{};
    for (int& number : numbers) {
        std::cin >> number;
        sum += number;
    }
    for (size_t i = 0; i < numbers.size(); i++)
        if (numbers[i] == -1) return 1;
    std::cout << sum << "\n";
}
