#include <iostream>

bool isInside(long long x, long long y, long long d) {
    return x * x + y * y <= d * d;
}

long long lastOnDiagonal(long long d, long long k) {
    long long inside = 0, outside = d / k + 1;
    while (outside - inside > 1) {
        const long long middle = (inside + outside) / 2;
        if (isInside(k * middle, k * middle, d)) inside = middle;
        else outside = middle;
    }
    return inside;
}

int main() {
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        long long d, k;
        std::cin >> d >> k;
        const long long z = lastOnDiagonal(d, k);
        std::cout << (isInside(k * z, k * (z + 1), d) ? "First" : "Second") << "\n";
    }
}
