#include <stdio.h>
int main() { int n; scanf("%d", &n); while (n--) puts("nan"); return 0; }
