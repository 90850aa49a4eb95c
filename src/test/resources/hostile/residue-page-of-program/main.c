#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
static volatile int mark = 1;
int main(void) {
    int fd = open("/program/main", O_RDWR);
    char *page = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, open("/program/main", O_RDONLY), 0);
    puts(fd < 0 && page == MAP_FAILED && mark == 1 ? "clean" : "writable");
    mark = 2;
}
