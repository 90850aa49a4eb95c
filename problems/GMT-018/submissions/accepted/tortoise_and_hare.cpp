// The last values as one number, four bits each, so that a step is a function of it; its cycle is found by Floyd's two runners.
#include <cstdint>
#include <iostream>
#include <vector>

std::vector<int> numbers;
uint64_t mask;

// The lowest four bits hold the last value; a 15 stands where there is no pile yet.
uint64_t step(uint64_t last) {
    unsigned reached = 0;
    for (int number : numbers) reached |= 1u << (last >> (4 * (number - 1)) & 15);
    uint64_t value = 0;
    while (reached >> value & 1) ++value;
    return (last << 4 | value) & mask;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, m;
    std::cin >> t >> m;
    numbers.resize(m);
    for (int& number : numbers) std::cin >> number;
    mask = (uint64_t{1} << 4 * numbers.back()) - 1;

    uint64_t slow = step(mask), fast = step(slow);
    while (slow != fast) {
        slow = step(slow);
        fast = step(step(fast));
    }
    long long begin = 0, period = 1;
    for (slow = mask; slow != fast; ++begin) {
        slow = step(slow);
        fast = step(fast);
    }
    for (fast = step(slow); slow != fast; ++period) fast = step(fast);

    std::vector<int> values;
    for (uint64_t last = mask; static_cast<long long>(values.size()) < begin + period;) {
        last = step(last);
        values.push_back(static_cast<int>(last & 15));
    }
    while (t-- > 0) {
        long long pile;
        std::cin >> pile;
        std::cout << values[pile < begin ? pile : begin + (pile - begin) % period] << '\n';
    }
}
