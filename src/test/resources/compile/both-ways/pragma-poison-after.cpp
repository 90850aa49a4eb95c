#include <bits/stdc++.h>
#pragma GCC poison printf
int main() { std::cout << "poison\n"; }
