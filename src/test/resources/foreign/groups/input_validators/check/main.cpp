#include <iostream>
int main() { long long a, b; char c; std::cin >> std::noskipws >> a; if (!(std::cin >> c) || c != ' ') return 43; if (!(std::cin >> b >> c) || c != '\n') return 43; return a >= 0 && a <= {{limit}} && b >= 0 && b <= {{limit}} && std::cin.peek() == EOF ? 42 : 43; }
