#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            if (fork() == 0)
                for (;;) {
                }
            wait(0);
        }
    pause();
}
