// Tries every split of every pile up to the largest: a billionth of a second for each has to do.
#include <cstdio>
#include <vector>

int main() {
    int games;
    if (std::scanf("%d", &games) != 1) return 1;
    std::vector<std::vector<int>> positions(games);
    int most = 2;
    for (auto& piles : positions) {
        int n;
        if (std::scanf("%d", &n) != 1) return 1;
        piles.resize(n);
        for (int& pile : piles) {
            if (std::scanf("%d", &pile) != 1) return 1;
            if (pile > most) most = pile;
        }
    }
    std::vector<int> value(most + 1, 0), seen_at(1024, 0);
    for (int pile = 3; pile <= most; ++pile) {
        for (int part = 1; 2 * part < pile; ++part) seen_at[value[part] ^ value[pile - part]] = pile;
        while (seen_at[value[pile]] == pile) ++value[pile];
    }
    for (const auto& piles : positions) {
        int others = 0;
        for (const int pile : piles) others ^= value[pile];
        int number = 0, chosen = 0, chosen_part = 0;
        for (const int pile : piles) {
            ++number;
            for (int part = 1; 2 * part < pile && chosen == 0; ++part)
                if ((value[part] ^ value[pile - part] ^ value[pile]) == others) chosen = number, chosen_part = part;
        }
        if (others == 0) std::puts("Second");
        else std::printf("First pile %d part %d\n", chosen, chosen_part);
    }
}
