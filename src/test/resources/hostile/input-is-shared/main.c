#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
int main(void) {
    char text[16] = {0};
    int won = 0, again = open("/proc/self/fd/0", O_RDWR);
    if (read(0, text, 5) != 5)
        return 1;
    lseek(0, 1 << 20, SEEK_SET);
    won += again >= 0;
    won += open("/proc/self/fd/0", O_WRONLY | O_TRUNC) >= 0;
    won += mmap(NULL, 4096, PROT_WRITE, MAP_SHARED, 0, 0) != MAP_FAILED;
    won += fchmod(0, 0777) == 0;
    won += fchown(0, getuid(), getgid()) == 0;
    won += ftruncate(0, 0) == 0;
    won += futimens(0, NULL) == 0;
    won += fsetxattr(0, "user.mark", "x", 1, 0) == 0;
    won += fcntl(0, F_SETLEASE, F_RDLCK) == 0;
    won += linkat(AT_FDCWD, "/proc/self/fd/0", AT_FDCWD, "/w/link", AT_SYMLINK_FOLLOW) == 0;
    printf("%s %s\n", text, won == 0 ? "read only" : "changed");
}
