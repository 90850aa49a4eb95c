#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
int main(void) {
    struct sockaddr_un address = {AF_UNIX, "\0grundy"};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    puts(bind(fd, (struct sockaddr *)&address, 9) == 0 ? "clean" : "taken");
    listen(fd, 5);
    fflush(stdout);
    if (fork() == 0) {
        setsid();
        pause();
    }
}
