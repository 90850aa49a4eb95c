#if 0
#include <bits/stdc++.h>
#endif
int main() { std::cout << "if 0\n"; }
