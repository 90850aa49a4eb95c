#include <fcntl.h>
#include <stdio.h>
int main(void) {
    for (int fd = 3; fd < 1024; fd++)
        if (fcntl(fd, F_GETFD) >= 0)
            printf("%d is open\n", fd);
    puts("done");
}
