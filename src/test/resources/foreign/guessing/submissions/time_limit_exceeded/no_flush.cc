#include <iostream>
#include <string>
int main() { int lo = 1, hi = 1000; std::cin.tie(0); for (;;) { int m = (lo + hi) / 2; std::cout << m << "\n"; std::string r; if (!(std::cin >> r) || r == "correct") return 0; if (r == "lower") hi = m - 1; else lo = m + 1; } }
