#include </dev/urandom>
int main(void) {}
