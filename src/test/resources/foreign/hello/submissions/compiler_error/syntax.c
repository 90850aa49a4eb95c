#include <stdio.h>
int main() { printf("Hello world!\n" }
