#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    static char large[1 << 20];
    struct sched_param first = {.sched_priority = 99};
    struct { unsigned size, policy; unsigned long flags; int nice; unsigned priority; unsigned long runtime, deadline, period; }
        deadline = {48, 6, 0, 0, 0, 10000000, 10000000, 10000000};
    struct rlimit priority = {99, 99};
    int won = 0;
    won += sched_setscheduler(0, SCHED_FIFO, &first) == 0;
    won += sched_setscheduler(0, SCHED_RR, &first) == 0;
    won += syscall(SYS_sched_setattr, 0, &deadline, 0) == 0;
    won += setrlimit(RLIMIT_RTPRIO, &priority) == 0;
    won += setpriority(PRIO_PROCESS, 0, -20) == 0;
    won += syscall(SYS_ioprio_set, 1, 0, 1 << 13) == 0;
    won += mlock(large, sizeof large) == 0;
    won += mlockall(MCL_CURRENT | MCL_FUTURE) == 0;
    cpu_set_t given, all, left;
    memset(&all, 0xff, sizeof all);
    won += sched_getaffinity(0, sizeof given, &given) != 0;
    won += sched_setaffinity(0, sizeof all, &all) == 0;
    won += sched_getaffinity(0, sizeof left, &left) != 0 || !CPU_EQUAL(&given, &left);
    puts(won == 0 ? "ordinary" : "privileged");
}
