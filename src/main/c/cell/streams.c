#include "cell.h"

#include <poll.h>
#include <sys/syscall.h>

#define MOST_STANDING 256

/*** Opened for a program ***/

static int make_pipe(int *ours, int *theirs, bool ours_reads) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return fail("make a pipe");
    *ours = ends[ours_reads ? 0 : 1];
    *theirs = ends[ours_reads ? 1 : 0];
    return 0;
}

/* Owned by the program's user, or it could not open /dev/stdout. */
static int make_output_pipe(int *ours, int *theirs) {
    return make_pipe(ours, theirs, true) != 0 ? -1 : own_by_program(*theirs);
}

/* A file without a name, because programs see a file as standard input; theirs reads it from its beginning. */
static int make_input(int *ours, int *theirs) {
    char path[32];
    if ((*ours = make_unnamed_file(0444)) < 0)
        return -1;
    snprintf(path, sizeof path, "/proc/self/fd/%d", *ours);
    *theirs = open(path, O_RDONLY | O_CLOEXEC);
    return *theirs < 0 ? fail("open a standard input") : 0;
}

int open_streams(const struct request *request, struct ends *ours, struct streams *theirs) {
    ours->out.left = request->output_bytes;
    ours->err.left = request->stderr_bytes;
    if (request->ahead) {
        if (make_input(&ours->in, &theirs->in) != 0 || make_pipe(&ours->release, &theirs->release, false) != 0)
            return -1;
    } else if ((theirs->in = open_source(&request->in)) < 0) {
        return -1;
    } else if (request->in.kind == SOURCE_CHANNEL && (ours->channel = fcntl(theirs->in, F_DUPFD_CLOEXEC, 3)) < 0) {
        return fail("keep an end of a channel");
    }
    if (make_output_pipe(&ours->err.fd, &theirs->err) != 0)
        return -1;
    if (request->out.kind == SINK_CAPTURE)
        return make_output_pipe(&ours->out.fd, &theirs->out);
    if (request->out.kind == SINK_CHANNEL)
        return (theirs->out = open_channel(request->out.name, O_WRONLY)) < 0 ? -1 : 0;
    theirs->out = open("/dev/null", O_WRONLY | O_CLOEXEC);
    return theirs->out < 0 ? fail("open /dev/null") : 0;
}

void close_streams(struct streams *theirs) {
    close_fd(&theirs->in);
    close_fd(&theirs->out);
    close_fd(&theirs->err);
    close_fd(&theirs->release);
    forget_channels();
}

static unsigned first_of_run;

/* Gaps are filled, so that each file that a run opens comes after what stands. */
void keep_standing_descriptors(void) {
    int highest = STDERR_FILENO, filler;
    for (int fd = highest; fd < MOST_STANDING; fd++)
        if (fcntl(fd, F_GETFD) >= 0)
            highest = fd;
    while ((filler = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)) >= 0 && filler < highest) {
    }
    close_fd(&filler);
    first_of_run = (unsigned)highest + 1;
}

void close_descriptors_of_run(void) {
    forget_channels();
    if (syscall(SYS_close_range, first_of_run, ~0u, 0) != 0)
        die("close what a run has opened");
}

/*** Read by the runner ***/

/* The limit itself is still allowed: only what comes after it is too much. */
bool read_more(struct outlet *from, size_t *bytes) {
    static char nowhere[64 << 10];
    bool full = from->left == 0;
    ssize_t got = full ? read(from->fd, nowhere, sizeof nowhere) : reply_part(from->type, from->fd, from->left);
    if (got == 0)
        close_fd(&from->fd);
    *bytes += got > 0 ? (size_t)got : 0;
    if (got > 0 && !full)
        from->left -= (uint64_t)got;
    return got > 0 && full;
}

static bool readable(int fd) {
    return fd >= 0 && poll(&(struct pollfd){fd, POLLIN, 0}, 1, 0) > 0;
}

/* Read until a read gets less than it could: nobody writes any more, so the pipe is empty then. */
static bool drain_outlet(struct outlet *from) {
    bool too_much = false;
    for (;;) {
        size_t bytes = 0;
        too_much |= read_more(from, &bytes);
        bool got_all = from->left > 0 && bytes < LEAST_READ_BYTES;
        if (got_all || !readable(from->fd))
            return too_much;
    }
}

bool drain(struct ends *ours) {
    struct pollfd both[] = {{ours->out.fd, POLLIN, 0}, {ours->err.left > 0 ? ours->err.fd : -1, POLLIN, 0}};
    if (poll(both, 2, 0) <= 0)
        return false;
    if (both[1].revents != 0)
        drain_outlet(&ours->err);
    return both[0].revents != 0 && drain_outlet(&ours->out);
}

bool writers_are_gone(const struct ends *ours) {
    struct pollfd end = {ours->channel, 0, 0};
    return ours->channel >= 0 && poll(&end, 1, 0) > 0 && (end.revents & POLLHUP) != 0;
}
