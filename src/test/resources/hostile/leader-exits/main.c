#include <pthread.h>
#include <stddef.h>
static void *spin(void *nothing) {
    for (volatile long i = 0;; i++)
        if (i < 0)
            return nothing;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, spin, NULL);
    pthread_exit(NULL);
}
