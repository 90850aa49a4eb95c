#include <iostream>
static int depth(int n) {
    volatile int here = n;
    return n == 0 ? 0 : depth(n - 1) + (here == n);
}
int main() {
    long long a, b;
    std::cin >> a >> b;
    std::cout << a + b + depth(500000) - 500000 << '\n';
}
