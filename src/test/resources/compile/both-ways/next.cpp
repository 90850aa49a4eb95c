#include_next <bits/stdc++.h>
int main() { std::cout << "next\n"; }
