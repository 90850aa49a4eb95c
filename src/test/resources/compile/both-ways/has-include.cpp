#include <bits/stdc++.h>
int main() {
#if __has_include(<bits/stdc++.h.gch>)
    std::cout << "precompiled\n";
#else
    std::cout << "not precompiled\n";
#endif
}
