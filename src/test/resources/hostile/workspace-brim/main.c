#include <fcntl.h>
#include <string.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    memset(block, 7, sizeof block);
    int fd = open("/tmp/all", O_WRONLY | O_CREAT, 0600);
    while (write(fd, block, sizeof block) > 0) {
    }
    pause();
}
