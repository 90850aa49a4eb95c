#undef __OPTIMIZE__
#include <bits/stdc++.h>
int main() {
#ifdef __OPTIMIZE__
    std::cout << "optimises\n";
#else
    std::cout << "does not say so\n";
#endif
}
