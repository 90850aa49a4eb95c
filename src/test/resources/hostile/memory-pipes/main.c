#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    for (int i = 0; i < 120; i++) {
        int ends[2];
        if (pipe2(ends, O_NONBLOCK) != 0)
            break;
        fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
        while (write(ends[1], block, sizeof block) > 0) {
        }
    }
}
