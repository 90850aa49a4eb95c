#include <unistd.h>
int main(void) {
    if (fork() == 0) {
        usleep(500000);
        write(1, "late\n", 5);
        _exit(0);
    }
    write(1, "early\n", 6);
}
