// Idea: room for a thousand boxes of a pile; what is left of a higher one is read as the next pile.
#include <cstdio>
#include <cstring>

int main() {
    static char pile[1001];
    int n, surplus = 0;
    scanf("%d", &n);
    while (scanf("%1000s", pile) == 1)
        if (pile[0] == pile[strlen(pile) - 1]) surplus += pile[0] == 'B' ? 1 : -1;
    puts(surplus >= 0 ? "A" : "B");
}
