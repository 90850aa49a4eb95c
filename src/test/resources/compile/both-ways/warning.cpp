#include <bits/stdc++.h>
#warning "look here"
int main() { std::cout << "warned\n"; }
