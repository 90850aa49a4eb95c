#include "main.c"
#include "main.c"
int main(void) {}
