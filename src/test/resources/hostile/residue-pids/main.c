#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    if (getpid() != 10)
        printf("the first process is %d\n", getpid());
    puts("clean");
    fflush(stdout);
    for (int i = 0; i < 77; i++) {
        if (fork() == 0)
            _exit(0);
        wait(0);
    }
}
