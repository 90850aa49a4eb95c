#include <bits/stdc++.h> // a comment
int main() { std::cout << "comment behind\n"; }
