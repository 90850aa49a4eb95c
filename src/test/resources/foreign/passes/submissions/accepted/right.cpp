#include <bits/stdc++.h>
int main() { long long p, v; std::cin >> p >> v; std::cout << (p == 1 ? std::llabs(v) : 2 * v); }
