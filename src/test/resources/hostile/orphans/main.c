#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    int made = 0;
    for (int i = 0; i < 200; i++) {
        int status;
        pid_t parent = fork();
        if (parent == 0)
            _exit(fork() < 0); /* the orphan, if there is one, goes the same way at once */
        if (parent > 0 && waitpid(parent, &status, 0) == parent && status == 0)
            made++;
        nanosleep(&(struct timespec){0, 5000000}, NULL);
    }
    printf("%d\n", made);
}
