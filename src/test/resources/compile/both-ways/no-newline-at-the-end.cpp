#include <bits/stdc++.h>
int main() { std::cout << "no newline\n"; }