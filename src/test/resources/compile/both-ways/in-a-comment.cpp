/*
#include <bits/stdc++.h>
*/
// #include <bits/stdc++.h>
#include <cstdio>
int main() { std::puts("comment"); }
