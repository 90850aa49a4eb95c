// @EXPECTED_RESULTS@: OUTPUT-LIMIT, TIMELIMIT
#include <stdio.h>
int main() { for (;;) puts("Hello world!"); }
