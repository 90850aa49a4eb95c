#include "cell.h"

struct failure failure;

int fail(const char *step) {
    failure = (struct failure){step, errno};
    return -1;
}

noreturn void die(const char *step) {
    fprintf(stderr, "cell: %s: %s\n", step, strerror(errno));
    exit(2);
}

void close_fd(int *fd) {
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}
