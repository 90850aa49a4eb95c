#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <signal.h>
#include <unistd.h>
int main(void) {
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    int bad = umask(0) != 022 || signal(SIGUSR1, SIG_IGN) != SIG_DFL || files.rlim_max != 256;
    puts(bad ? "changed" : "clean");
    setpriority(PRIO_PROCESS, 1, 10);
    setpriority(PRIO_PGRP, 0, 10);
    setpriority(PRIO_USER, 0, 10);
    setrlimit(RLIMIT_NOFILE, &(struct rlimit){5, 5});
}
