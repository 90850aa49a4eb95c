#include <vector>
#include <bits/stdc++.h>
int main() { std::cout << std::vector<int>(3).size() << '\n'; }
