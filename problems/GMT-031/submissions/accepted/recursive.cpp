// By recursion, which the stack of this judge is large enough for: it may be as large as the memory limit.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> on;  // what stands on each edge; [0]: on the ground
std::vector<int> value;
int chosen;

void settle(int edge) {
    value[edge] = 0;
    for (const int branch : on[edge]) {
        settle(branch);
        value[edge] ^= value[branch] + 1;
    }
}

// Looks for cuts that make what stands on an edge worth `wanted`.
void look(int edge, int wanted) {
    for (const int branch : on[edge]) {
        const int left = value[edge] ^ (value[branch] + 1) ^ wanted;
        if (left == 0) chosen = std::min(chosen, branch);
        else look(branch, left - 1);
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        on.assign(n + 1, {});
        value.assign(n + 1, 0);
        for (int edge = 1; edge <= n; ++edge) {
            int below;
            std::cin >> below;
            on[below].push_back(edge);
        }
        settle(0);
        chosen = n + 1;
        if (value[0] != 0) look(0, 0);
        if (chosen > n) std::cout << "Second\n";
        else std::cout << "First " << chosen << '\n';
    }
}
