#include </dev/zero>
int main(void) {}
