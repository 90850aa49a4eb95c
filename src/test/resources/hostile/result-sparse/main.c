#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    signal(SIGXFSZ, SIG_IGN);
    int fd = open("result", O_CREAT | O_RDWR, 0600);
    if (ftruncate(fd, 0x7fffffffffffffff) != 0 && ftruncate(fd, 1L << 40) != 0)
        ftruncate(fd, 60 << 20);
    puts("sparse");
}
