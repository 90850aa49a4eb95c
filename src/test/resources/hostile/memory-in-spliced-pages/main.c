#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>
int main(void) {
    int ends[2];
    char *page = aligned_alloc(4096, 4096);
    memset(page, 1, 4096);
    struct iovec from = {page, 4096};
    puts(pipe(ends) == 0 && vmsplice(ends[1], &from, 1, 0) < 0 ? "refused" : "held");
}
