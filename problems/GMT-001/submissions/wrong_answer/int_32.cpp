// Idea: an int is large enough for a number of stones.
#include <cstdio>

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int r = n % 7;
        puts(r == 0 || r == 2 ? "Second" : "First");
    }
}
