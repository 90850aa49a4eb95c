#include "cell.h"

static int score_fd = -1;
static char own_score[16];

int set_oom_score(const char *score) {
    int fd CLOSED_AT_END = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    return fd < 0 || write(fd, score, strlen(score)) < 0 ? fail("set the out-of-memory score") : 0;
}

void keep_oom_score(void) {
    score_fd = open("/proc/self/oom_score_adj", O_RDWR | O_CLOEXEC);
    ssize_t length = score_fd < 0 ? -1 : pread(score_fd, own_score, sizeof own_score - 1, 0);
    if (length <= 0)
        die("read the out-of-memory score");
    own_score[length] = '\0';
}

static int write_score(const char *score) {
    return score_fd >= 0 && pwrite(score_fd, score, strlen(score), 0) < 0 ? fail("lend the out-of-memory score") : 0;
}

/*
 * A program that opened its own file for that would pay for a directory of /proc. The directory is made for it and taken down at its end:
 * 40 us of a run. Lent by root with CAP_SYS_RESOURCE, it is also the least that the program may ask for.
 */
int offer_to_be_killed(void) {
    return write_score(MOST_LIKELY_KILLED);
}

int take_offer_back(void) {
    return write_score(own_score);
}
