// Without the golden ratio: in Fibonacci's number system the larger pile of a lost position is the smaller one with a zero behind it, and the
// smaller one ends with an even number of zeros.
#include <iostream>
#include <utility>
#include <vector>

std::vector<long long> fibonacci{1, 2};

// Which Fibonacci numbers a number is the sum of, no two of them neighbours; the smallest last.
std::vector<int> places(long long number) {
    std::vector<int> all;
    for (int i = static_cast<int>(fibonacci.size()) - 1; number > 0; --i)
        if (fibonacci[i] <= number) {
            number -= fibonacci[i];
            all.push_back(i);
        }
    return all;
}

long long shifted(long long number, int by) {
    long long sum = 0;
    for (const int place : places(number)) sum += fibonacci[place + by];
    return sum;
}

long long partner(long long a) {
    if (a == 0) return 0;
    return places(a).back() % 2 == 0 ? shifted(a, 1) : shifted(a, -1);
}

long long with_difference(long long k) { return k == 0 ? 0 : shifted(k - 1, 1) + 1; }

int main() {
    while (fibonacci.back() < 2'000'000'000'000'000'000) fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        for (;;) {
            const bool swapped = a > b;
            if (swapped) std::swap(a, b);
            const long long low = with_difference(b - a);
            if (low < a) {
                std::cout << "0 " << a - low << std::endl;
                b -= a - low;
                a = low;
            } else {
                std::cout << (swapped ? 1 : 2) << ' ' << b - partner(a) << std::endl;
                b = partner(a);
            }
            if (swapped) std::swap(a, b);
            if (a == 0 && b == 0) break;
            long long which, stones;
            std::cin >> which >> stones;
            if (which != 2) a -= stones;
            if (which != 1) b -= stones;
        }
    }
}
