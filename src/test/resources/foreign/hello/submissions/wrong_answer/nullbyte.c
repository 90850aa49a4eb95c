#include <stdio.h>
int main() { fwrite("Hello world!\0", 1, 13, stdout); puts(""); return 0; }
