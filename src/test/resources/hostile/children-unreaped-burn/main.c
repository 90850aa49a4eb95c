#include <signal.h>
#include <unistd.h>
int main(void) {
    signal(SIGCHLD, SIG_IGN);
    for (;;)
        if (fork() == 0) {
            for (volatile long i = 0; i < 3000000; i++)
                ;
            _exit(0);
        }
}
