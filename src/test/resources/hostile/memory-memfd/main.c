#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    for (int i = 0; i < 200; i++) {
        int fd = memfd_create("hoard", 0);
        memset(block, i, sizeof block);
        for (int j = 0; j < 8; j++)
            write(fd, block, sizeof block);
    }
}
