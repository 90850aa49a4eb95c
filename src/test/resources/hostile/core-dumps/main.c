#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY}, none = {0, 0}, now;
    setrlimit(RLIMIT_CORE, &most);
    setrlimit(RLIMIT_CORE, &none);
    getrlimit(RLIMIT_CORE, &now);
    if (fork() == 0)
        abort();
    int status;
    wait(&status);
    /* 0 would still start a handler that is given the dump by a pipe; 1 starts none, and no file is that small */
    printf("%d %d\n", (int)now.rlim_cur, (int)now.rlim_max);
    return WCOREDUMP(status);
}
