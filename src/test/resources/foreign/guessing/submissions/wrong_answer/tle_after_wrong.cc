#include <iostream>
int main() { std::cout << 0 << std::endl; for (volatile long i = 0;; i++) {} }
