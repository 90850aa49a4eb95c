#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#define THREADS 100
static struct timespec start;
static void *sleeper(void *argument) {
    (void)argument;
    for (long tick = 1;; tick++) {
        struct timespec wake = {start.tv_sec, start.tv_nsec + tick * 10000000};
        wake.tv_sec += wake.tv_nsec / 1000000000;
        wake.tv_nsec %= 1000000000;
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &wake, NULL);
        if (wake.tv_sec - start.tv_sec >= 8)
            exit(0); /* it got away with eight times its time */
    }
}
int main(void) {
    pthread_t thread;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 1; i < THREADS; i++)
        pthread_create(&thread, NULL, sleeper, NULL);
    sleeper(NULL);
}
