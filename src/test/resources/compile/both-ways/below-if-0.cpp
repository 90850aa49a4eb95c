#if 0
#include <bits/stdc++.h>
#endif
#include <cstdio>
int main() { std::puts("if 0"); }
