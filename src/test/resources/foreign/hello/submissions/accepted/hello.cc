#include <iostream>
int main() { std::cout << "hello WORLD!" << std::endl; }
