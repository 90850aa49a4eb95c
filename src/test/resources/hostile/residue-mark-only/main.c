#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
int main(void) {
    struct stat status;
    stat("/w", &status);
    puts(status.st_mtime == 12345 ? "marked" : "clean");
    struct timespec times[2] = {{12345, 0}, {12345, 0}};
    utimensat(AT_FDCWD, "/w", times, 0);
}
