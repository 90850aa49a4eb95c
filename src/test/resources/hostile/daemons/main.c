#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 10; i++)
        if (fork() == 0) {
            setsid();
            signal(SIGTERM, SIG_IGN);
            signal(SIGHUP, SIG_IGN);
            if (fork() != 0)
                _exit(0);
            for (;;)
                pause();
        }
    puts("started");
}
