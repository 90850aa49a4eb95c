#include <bits/stdc++.h>

// Your move: 1 or 2 for a pile, or 0 for both, and the stones to take.
std::pair<int, long long> my_move(long long a, long long b) {
    // Write your strategy here.
    return a > 0 ? std::pair(1, 1LL) : std::pair(2, 1LL);
}

int main() {
    int games;
    std::cin >> games;
    for (int game = 0; game < games; game++) {
        long long a, b;
        std::cin >> a >> b;
        auto take = [&](int which, long long stones) {
            if (which != 2) a -= stones;
            if (which != 1) b -= stones;
        };
        while (true) {
            auto [which, stones] = my_move(a, b);
            std::cout << which << ' ' << stones << std::endl;  // endl flushes: the judge sees the move at once
            take(which, stones);
            if (a == 0 && b == 0) break;
            int theirs;
            long long taken;
            if (!(std::cin >> theirs >> taken)) return 0;  // the judge has ended the talk
            take(theirs, taken);
        }
    }
}
