#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    char name[32];
    for (int i = 0; i < 1000000; i++) {
        sprintf(name, "d%d", i);
        if (mkdir(name, 0700) != 0) {
            puts(errno == ENOSPC ? "no space" : "other");
            return 0;
        }
    }
}
