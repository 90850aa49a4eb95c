#define _GNU_SOURCE
#include <stddef.h>
#include <sys/mman.h>
int main(void) {
    size_t huge = 1UL << 40, step = 2 << 20;
    char *space = mmap(NULL, huge, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    madvise(space, huge, MADV_NOHUGEPAGE);
    for (size_t at = 0; at < huge; at += step)
        space[at] = 1;
}
