#include <stdio.h>
#include <unistd.h>
int main(void) {
    char name[64];
    for (unsigned long i = 0;; i++) {
        snprintf(name, sizeof name, "/usr/lib/%lu-%d", i, getpid());
        access(name, F_OK);
    }
}
