#include <cstdio>
const char* text = R"x(
#include <bits/stdc++.h>
)x";
int main() { std::puts(text); }
