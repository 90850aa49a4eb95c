#include <bits/stdc++.h>
int main() {
    int module = 1, import = 2;
    std::cout << module + import << '\n';
}
