#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
int main(void) {
    const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/proc/keys", "/proc/timer_list"};
    for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++)
        if (utimensat(AT_FDCWD, devices[i], 0, 0) == 0)
            printf("%s was stamped\n", devices[i]);
    puts("clean");
}
