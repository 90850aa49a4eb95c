#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 1000; i++) {
        int fd = open("/w", O_TMPFILE | O_RDWR, 0600);
        struct stat status;
        if (fd < 0 || fstat(fd, &status) != 0)
            puts("no file");
        else if (i == 0 && status.st_ino > 500)
            printf("the first file is %lu\n", status.st_ino);
        close(fd);
    }
    puts("clean");
}
