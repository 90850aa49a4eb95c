// Idea: search all that can follow, without a memory and without a theory; before each move again.
#include <iostream>
#include <vector>

std::vector<int> a;

bool wins() {
    for (int& v : a) {
        const int before = v;
        for (v = 0; v < before; ++v)
            if (!wins()) {
                v = before;
                return true;
            }
    }
    return false;
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        a.resize(n);
        int left = 0;
        for (int& v : a) std::cin >> v, left += v;
        while (left > 0) {
            bool moved = false;
            for (int i = 0; i < n && !moved; ++i) {
                const int before = a[i];
                for (a[i] = 0; a[i] < before && !moved; ++a[i])
                    if (!wins()) {
                        std::cout << i + 1 << ' ' << before - a[i] << std::endl;
                        left -= before - a[i];
                        moved = true;
                        break;
                    }
                if (!moved) a[i] = before;
            }
            int p, s;
            if (left == 0 || !(std::cin >> p >> s)) break;
            a[p - 1] -= s;
            left -= s;
        }
    }
}
