#include <iostream>
#include <string>
int main() {
    int low = 1, high = 1000;
    std::string answer;
    while (answer != "correct") {
        int middle = (low + high) / 2;
        std::cout << middle << std::endl;
        if (!(std::cin >> answer)) return 0;
        if (answer == "lower") high = middle - 1;
        if (answer == "higher") low = middle + 1;
    }
}
