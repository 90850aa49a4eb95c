#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
static void hoard(void) {
    static char block[65536];
    int pair[2];
    while (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0)
        for (int i = 0; i < 2; i++) {
            fcntl(pair[i], F_SETFL, O_NONBLOCK);
            while (write(pair[i], block, sizeof block) > 0)
                ;
        }
}
int main(void) {
    for (int i = 0; i < 8; i++)
        if (fork() == 0) {
            hoard();
            sleep(1);
            _exit(0);
        }
    while (wait(0) > 0)
        ;
}
