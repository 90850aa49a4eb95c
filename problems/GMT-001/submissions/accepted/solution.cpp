#include <cstdio>

bool isWinning(long long stones) {
    const long long rest = stones % 7;
    return rest != 0 && rest != 2;
}

int main() {
    int piles;
    if (std::scanf("%d", &piles) != 1) return 1;
    for (int i = 0; i < piles; i++) {
        long long stones;
        if (std::scanf("%lld", &stones) != 1) return 1;
        std::puts(isWinning(stones) ? "First" : "Second");
    }
}
