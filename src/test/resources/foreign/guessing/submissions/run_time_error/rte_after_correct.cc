#include <iostream>
#include <string>
int main() { int lo = 1, hi = 1000; for (;;) { int m = (lo + hi) / 2; std::cout << m << std::endl; std::string r; if (!(std::cin >> r) || r == "correct") return 1; if (r == "lower") hi = m - 1; else lo = m + 1; } }
