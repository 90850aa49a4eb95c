#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
static void *idle(void *unused) {
    pause();
    return unused;
}
int main(void) {
    pthread_t thread;
    int threads = 0;
    while (threads < 5000 && pthread_create(&thread, 0, idle, 0) == 0)
        threads++;
    puts(threads < 100 ? "few" : "too many");
}
