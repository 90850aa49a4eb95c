#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
static long give(int over, int fd) {
    char byte = 0, control[CMSG_SPACE(sizeof fd)] = {0};
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof fd), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(header), &fd, sizeof fd);
    return sendmsg(over, &message, 0);
}
int main(void) {
    static char block[1 << 20];
    int pair[2], file = open("/w", O_TMPFILE | O_RDWR, 0600);
    memset(block, 1, sizeof block);
    for (int i = 0; i < 40; i++)
        if (write(file, block, sizeof block) < 0)
            return 1;
    socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
    puts(give(pair[0], file) < 0 && give(pair[0], pair[0]) < 0 && give(pair[1], pair[1]) < 0 ? "refused" : "sent");
}
