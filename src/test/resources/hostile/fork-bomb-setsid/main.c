#include <unistd.h>
int main(void) {
    for (;;) {
        if (fork() == 0)
            setsid();
        usleep(100);
    }
}
