#include <bits/stdc++.h>
int main() { std::cout << __COUNTER__ << ' ' << __COUNTER__ << ' ' << __INCLUDE_LEVEL__ << '\n'; }
