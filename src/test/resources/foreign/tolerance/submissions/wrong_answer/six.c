#include <stdio.h>
int main() { int n; double x; scanf("%d", &n); while (n--) { scanf("%lf", &x); printf("%.6f\n", x == 1 ? .5 : 1 / x); } return 0; }
