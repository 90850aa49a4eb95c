#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <unistd.h>
static char stack[65536];
static int sibling(void *unused) {
    (void)unused;
    return 99;
}
int main(void) {
    for (int i = 0; i < 5; i++)
        clone(sibling, stack + sizeof stack, CLONE_PARENT | CLONE_VM | CLONE_VFORK | SIGCHLD, 0);
    return 7;
}
