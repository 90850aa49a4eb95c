#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>
int main(void) {
    int back = open("/dev/stdout", O_RDWR | O_NONBLOCK | O_TRUNC);
    char lost[16];
    if (back < 0 || read(back, lost, sizeof lost) >= 0)
        return 1;
    if (lseek(1, 0, SEEK_SET) == 0 || ftruncate(1, 0) == 0)
        return 2;
    fcntl(1, F_SETPIPE_SZ, 4096);
    fcntl(1, F_SETFL, O_NONBLOCK | O_ASYNC | O_DIRECT);
    fcntl(1, F_SETOWN, 1);
    fcntl(1, F_SETSIG, 9);
    return write(1, "kept\n", 5) == 5 ? 0 : 3;
}
