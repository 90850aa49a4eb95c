#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void ask(const char *score) {
    int fd = open("/proc/self/oom_score_adj", O_WRONLY);
    if (write(fd, score, strlen(score)) < 0)
        close(fd);
}
int main(void) {
    ask("0");
    ask("-500");
    ask("-1000");
    for (;;)
        memset(malloc(1 << 20), 1, 1 << 20);
}
