int first = __COUNTER__;
#include <bits/stdc++.h>
int main() { std::cout << first << __COUNTER__ << '\n'; }
