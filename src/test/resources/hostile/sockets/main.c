#include <arpa/inet.h>
#include <stdio.h>
#include <sys/socket.h>
int main(void) {
    /* INET, INET6, NETLINK, PACKET, ALG, VSOCK, BLUETOOTH, CAN, XDP */
    int families[] = {2, 10, 16, 17, 38, 40, 31, 29, 44};
    for (unsigned i = 0; i < sizeof families / sizeof *families; i++)
        for (int type = 1; type <= 5; type++)
            if (socket(families[i], type, 0) >= 0)
                printf("family %d type %d\n", families[i], type);
    int pair[2];
    if (socketpair(2, 1, 0, pair) == 0)
        puts("pair");
    puts(socket(AF_UNIX, SOCK_STREAM, 0) >= 0 ? "done" : "not even Unix");
}
