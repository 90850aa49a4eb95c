#include <iostream>
#include "message.hpp"
int main() { std::cout << message() << "\n"; }
