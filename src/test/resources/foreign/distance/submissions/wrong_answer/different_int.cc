#include <cstdio>
#include <cstdlib>
int main() { int a, b; while (scanf("%d %d", &a, &b) == 2) printf("%d\n", abs(a - b)); }
