#include <bits/stdc++.h>
int main() {
    std::map<std::string, int> counts;
    counts[3] = "x";
}
