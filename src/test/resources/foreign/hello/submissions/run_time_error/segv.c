#include <stdio.h>
int main() { int *p = 0; puts("Hello world!"); fflush(stdout); *p = 1; return 0; }
