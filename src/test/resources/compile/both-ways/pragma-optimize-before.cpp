#pragma GCC optimize("O0")
#include <bits/stdc++.h>
int main() {
#ifdef __OPTIMIZE__
    std::cout << "optimised\n";
#else
    std::cout << "not optimised\n";
#endif
}
