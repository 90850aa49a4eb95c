#include <bits/stdc++.h>
#line 100 "elsewhere.cpp"
int main() { std::cout << __FILE__ << __LINE__ << missing << '\n'; }
