#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
int main(void) {
    const char *places[] = {"/w", "/tmp", "/dev/shm", "/var/tmp", "/run"};
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
        DIR *directory = opendir(places[i]);
        for (struct dirent *entry; directory != 0 && (entry = readdir(directory)) != 0;)
            if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
                printf("%s/%s\n", places[i], entry->d_name);
    }
    struct stat status;
    stat("/w", &status);
    char value[8];
    if (status.st_mtime == 12345 || (status.st_mode & 0777) != 0700 || getxattr("/w", "user.note", value, 8) >= 0)
        puts("a mark on the directory");
    puts("clean");
    struct timespec times[2] = {{12345, 0}, {12345, 0}};
    setxattr("/w", "user.note", "secret", 6, 0);
    chmod("/w", 0750);
    utimensat(AT_FDCWD, "/w", times, 0);
    close(open("/w/.hidden", O_CREAT | O_WRONLY, 0600));
    mkdir("/dev/shm/more", 0700);
}
