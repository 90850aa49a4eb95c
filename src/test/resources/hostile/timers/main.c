#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    struct sigevent none = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = 40};
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, 0);
    timer_t timer;
    long timers = 0, descriptors = 0, signals = 0, most = 1 << 20;
    while (descriptors < most && timerfd_create(CLOCK_MONOTONIC, 0) >= 0)
        descriptors++;
    while (signals < most && sigqueue(getpid(), 41, (union sigval){0}) == 0)
        signals++;
    while (timers < most && timer_create(CLOCK_MONOTONIC, &none, &timer) == 0)
        timers++;
    puts(timers < most && descriptors < most && signals < most ? "bounded" : "unbounded");
}
