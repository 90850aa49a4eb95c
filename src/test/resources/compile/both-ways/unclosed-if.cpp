#include <bits/stdc++.h>
#if 1
int main() {}
