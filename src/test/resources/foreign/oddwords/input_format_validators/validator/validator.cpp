#include "validator.h"
int main(int argc, char **argv) {
    std::string flag = argc > 1 ? argv[1] : "";
    int n; if (!(std::cin >> n) || n < 1 || n > 10) return 43;
    if (flag == "--odd" && n % 2 == 0) return 43;
    std::string w; int k = 0; while (std::cin >> w) k++;
    return k == n ? 42 : 43;
}
