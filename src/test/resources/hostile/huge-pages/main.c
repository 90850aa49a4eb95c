#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>
int main(void) {
    void *page = mmap(NULL, 2 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);
    int mapped = errno;
    int file = memfd_create("huge", MFD_HUGETLB);
    printf("%s %s\n", page == MAP_FAILED && mapped == EPERM ? "refused" : "allowed", file < 0 ? "refused" : "allowed");
}
