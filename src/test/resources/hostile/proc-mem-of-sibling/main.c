#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    char path[64];
    int others = 0;
    for (int pid = 1; pid < 100000; pid++) {
        if (pid == getpid())
            continue;
        sprintf(path, "/proc/%d/mem", pid);
        int fd = open(path, O_RDWR);
        if (fd >= 0)
            puts(path);
        sprintf(path, "/proc/%d/stat", pid);
        others += access(path, F_OK) == 0;
    }
    printf("%d other\n", others);
}
