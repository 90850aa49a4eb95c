#define HEADER <bits/stdc++.h>
#include HEADER
int main() { std::cout << "macro\n"; }
