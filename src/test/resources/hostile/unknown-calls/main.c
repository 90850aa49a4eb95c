#include <errno.h>
#include <stdio.h>
#include <unistd.h>
#define FIRST_UNKNOWN 451 /* cachestat, Linux 6.5 */
int main(void) {
    for (long number = FIRST_UNKNOWN; number < 1024; number++)
        if (syscall(number, -1L, -1L, -1L, -1L, -1L, -1L) != -1 || errno != ENOSYS) {
            printf("%ld is there\n", number);
            return 1;
        }
    puts("none is there");
}
