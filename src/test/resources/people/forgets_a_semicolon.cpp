#include <iostream>

int main() {
    std::cout << "First" << std::endl
}
