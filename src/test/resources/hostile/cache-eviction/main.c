#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>
int main(void) {
    static char bytes[4096];
    struct iovec into = {bytes, sizeof bytes};
    int fd = open("/usr/lib/x86_64-linux-gnu/libc.a", O_RDONLY);
    if (pread(fd, bytes, sizeof bytes, 1 << 20) != sizeof bytes)
        return 1;
    if (posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED) != 0 || fsync(fd) != 0 || fdatasync(fd) != 0)
        return 2;
    puts(preadv2(fd, &into, 1, 1 << 20, RWF_NOWAIT) == sizeof bytes ? "still cached" : "thrown out");
}
