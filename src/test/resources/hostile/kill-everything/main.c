#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    kill(1, SIGKILL);
    kill(1, SIGSTOP);
    kill(getppid(), SIGKILL);
    kill(getppid(), SIGSTOP);
    for (int i = 1; i < 65; i++)
        kill(1, i);
    write(1, "alive\n", 6);
    kill(-1, SIGKILL);
    kill(0, SIGKILL);
}
