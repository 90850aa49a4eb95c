#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    puts("still here");
    fflush(stdout);
    setpgid(0, getpgid(1));
    setpgid(0, 1);
    ioctl(0, TIOCSCTTY, 1);
    int runner = (int)syscall(SYS_pidfd_open, 1, 0);
    for (int number = 1; number < 65; number++) {
        if (number == SIGKILL || number == SIGSTOP)
            continue;
        signal(number, SIG_IGN);
        syscall(SYS_pidfd_send_signal, runner, number, 0, 0);
        kill(1, number);
        kill(0, number);
        kill(-getpgid(1), number);
    }
    kill(1, SIGSTOP);
    kill(1, SIGKILL);
    kill(0, SIGKILL);
}
