#include <cstdio>
int main() { long long a, b; while (scanf("%lld %lld", &a, &b) == 2) { if (a > b) { long long t = a; a = b; b = t; } volatile long long c = 0; while (a < b) { a++; c++; } printf("%lld\n", (long long) c); fflush(stdout); } }
