/* Shows every fact and prints one line for each: "ok NAME", or "not ok NAME" after the claims that do not hold. */
#include "facts.h"

static bool holds;

void disprove(const char *file, int line, const char *claim) {
    holds = false;
    printf("# %s:%d: %s\n", file, line, claim);
}

static bool show_all(const struct fact *facts) {
    bool all = true;
    for (; facts->name != NULL; facts++) {
        holds = true;
        facts->show();
        printf("%s %s\n", holds ? "ok" : "not ok", facts->name);
        all &= holds;
    }
    return all;
}

int main(void) {
    bool all = show_all(request_facts);
    all &= show_all(limits_facts);
    return all ? 0 : 1;
}
