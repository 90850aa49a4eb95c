#define _GLIBCXX_DEBUG
#include <bits/stdc++.h>
int main() {
#ifdef _GLIBCXX_DEBUG_VECTOR
    std::cout << "checked\n";
#else
    std::cout << "plain\n";
#endif
}
