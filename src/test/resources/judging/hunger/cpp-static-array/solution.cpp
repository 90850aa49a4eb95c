#include <iostream>
static char memory[700 * 1024 * 1024];
int main() {
    for (unsigned i = 0; i < sizeof memory; i += 4096) memory[i] = 1;
    std::cout << int(memory[4096]) << '\n';
}
