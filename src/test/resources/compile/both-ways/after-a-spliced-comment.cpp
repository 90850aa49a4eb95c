// this comment goes on \
#include <bits/stdc++.h>
#include <cstdio>
int main() { std::puts("spliced comment"); }
