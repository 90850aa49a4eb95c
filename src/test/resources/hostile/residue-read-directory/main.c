#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
int main(void) {
    struct stat status;
    stat("/w", &status);
    struct timespec read = status.st_atim, changed = status.st_mtim;
    puts(read.tv_sec > changed.tv_sec || (read.tv_sec == changed.tv_sec && read.tv_nsec > changed.tv_nsec) ? "read" : "clean");
    nanosleep(&(struct timespec){.tv_nsec = 50000000}, 0);
    DIR *directory = opendir("/w");
    while (readdir(directory) != 0) {
    }
}
