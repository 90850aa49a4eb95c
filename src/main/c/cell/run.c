#include "cell.h"

#include <poll.h>
#include <sys/wait.h>

/* What the program writes, and how much more of it the judge is told. */
struct outlet {
    int fd; /* read end of a pipe, -1 when closed or not captured */
    enum reply type;
    uint64_t left;
};

/* A run in progress: the runner's ends of everything, and what is known so far. */
struct run {
    const struct request *request;
    pid_t pid;
    int pidfd;
    struct outlet out, err;
    int channel;      /* a reading end of the channel that is its standard input, or -1 */
    int in;           /* its standard input, still empty, to be filled on release, or -1 (started ahead only) */
    int release;      /* write end of the release pipe, or -1 */
    uint64_t started_ns, wall_deadline_ns, cpu_check_ns, finished_ns;
    uint64_t listen_ns; /* until then nobody waits for output */
    bool input_over;  /* nobody was left to write to the channel when the program ended */
    uint64_t wanted_before_ns; /* by its threads, when its clocks began */
    struct thread waiting;     /* one that waited for the core when the wall limit was looked at; its id is 0 if there was none */
    bool stopped_early; /* `ending` is our doing, not the program's */
    enum ending ending;
    int status;       /* as wait4() gives it */
};

static void end_early(struct run *run, enum ending ending) {
    if (!run->stopped_early)
        run->ending = ending;
    run->stopped_early = true;
}

/*** The streams ***/

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

static int open_streams(struct run *run, struct streams *theirs) {
    const struct request *request = run->request;
    if (request->ahead) {
        if (make_input(&run->in, &theirs->in) != 0 || make_pipe(&run->release, &theirs->release, false) != 0)
            return -1;
    } else if ((theirs->in = open_source(&request->in)) < 0) {
        return -1;
    } else if (request->in.kind == SOURCE_CHANNEL && (run->channel = fcntl(theirs->in, F_DUPFD_CLOEXEC, 3)) < 0) {
        return fail("keep an end of a channel");
    }
    if (make_output_pipe(&run->err.fd, &theirs->err) != 0)
        return -1;
    if (request->out.kind == SINK_CAPTURE)
        return make_output_pipe(&run->out.fd, &theirs->out);
    if (request->out.kind == SINK_CHANNEL)
        return (theirs->out = open_channel(request->out.name, O_WRONLY)) < 0 ? -1 : 0;
    theirs->out = open("/dev/null", O_WRONLY | O_CLOEXEC);
    return theirs->out < 0 ? fail("open /dev/null") : 0;
}

static void close_streams(struct streams *theirs) {
    close_fd(&theirs->in);
    close_fd(&theirs->out);
    close_fd(&theirs->err);
    close_fd(&theirs->release);
    forget_channels();
}

/* One read; whether there was more than may be told. Adds what was read to `bytes`. */
static bool read_more(struct outlet *from, size_t *bytes) {
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

/* The limit itself is still allowed: only what comes after it is too much. */
static void read_output(struct run *run, size_t *bytes) {
    if (read_more(&run->out, bytes))
        end_early(run, ENDING_OUTPUT_LIMIT);
}

static bool readable(int fd) {
    return fd >= 0 && poll(&(struct pollfd){fd, POLLIN, 0}, 1, 0) > 0;
}

/* Everybody who could write is dead: what the pipes hold is all there is. */
static void drain(struct run *run) {
    size_t bytes = 0;
    while (readable(run->out.fd))
        read_output(run, &bytes);
    while (run->err.left > 0 && readable(run->err.fd))
        read_more(&run->err, &bytes);
}

/*** Time ***/

static void schedule_cpu_check(struct run *run, uint64_t now, uint64_t used) {
    run->cpu_check_ns = now + cpu_check_delay_ns(beyond(run->request->cpu_ns, used), core_count(), meter_has_cgroup());
}

static void start_clocks(struct run *run) {
    run->started_ns = now_ns();
    run->wall_deadline_ns = run->started_ns + run->request->wall_ns;
    schedule_cpu_check(run, run->started_ns, 0);
}

static void check_cpu(struct run *run, uint64_t now) {
    uint64_t used = cpu_used_ns();
    if (used >= run->request->cpu_ns)
        end_early(run, ENDING_CPU_LIMIT);
    else if (memory_seen_above(run->request->memory_bytes))
        end_early(run, ENDING_MEMORY_LIMIT);
    else
        schedule_cpu_check(run, now, used);
}

/*
 * What a thread waits for is known only when it has got the core. One that waits just now is looked at again until then;
 * another is not waited for after that, or there would always be one.
 */
static bool may_be_waiting(struct run *run, const struct wanting *wanting) {
    if (run->waiting.id != 0)
        return still_waits(&run->waiting);
    run->waiting = wanting->waiting;
    return run->waiting.id != 0;
}

static void check_wall(struct run *run, uint64_t now) {
    uint64_t wall_ns = run->request->wall_ns;
    struct wanting wanting = look_at_wanting();
    uint64_t kept = kept_ns(beyond(wanting.longest_ns, run->wanted_before_ns), cpu_used_ns());
    uint64_t deadline_ns = run->started_ns + wall_with_kept_ns(wall_ns, kept);
    if (deadline_ns > now) {
        run->wall_deadline_ns = deadline_ns;
        run->waiting = (struct thread){0};
    } else if (now < run->started_ns + wall_with_kept_ns(wall_ns, UINT64_MAX) && may_be_waiting(run, &wanting)) {
        run->wall_deadline_ns = now + LOOK_NS;
    } else {
        end_early(run, ENDING_WALL_LIMIT);
    }
}

static void check_time(struct run *run, uint64_t now) {
    if (now >= run->cpu_check_ns)
        check_cpu(run, now);
    if (now >= run->wall_deadline_ns)
        check_wall(run, now);
}

/*** Waiting for the judge and for the program ***/

enum { WATCH_EXIT, WATCH_JUDGE, WATCH_OUT, WATCH_ERR, WATCHED };

/* True: go on. A judge that thinks better of it sends STOP instead. */
static bool await(enum message expected, struct payload *payload) {
    enum message message = read_message(payload);
    if (message != expected && message != MESSAGE_STOP)
        errno = EPROTO, die("expect GO, RELEASE or STOP");
    return message == expected;
}

/* Asked before anybody can learn of the program's end: who ends by hearing of it is not yet gone. */
static bool writers_are_gone(int channel) {
    struct pollfd end = {channel, 0, 0};
    return channel >= 0 && poll(&end, 1, 0) > 0 && (end.revents & POLLHUP) != 0;
}

/*
 * A short program is over before its output needs room in the pipe, and one that writes a byte at a time would wake the
 * runner for each: who wrote little since the last look is listened to again after a while. A pipe holds what comes meanwhile.
 */
#define LISTEN_AFTER_NS 1000000
#define LITTLE_BYTES (16u << 10) /* of 64 KiB that a pipe holds */

/*
 * Processes whose parents are gone become the runner's children, and count as processes until they are reaped. The program
 * itself stays as it is until its end has been seen.
 */
static void reap_orphans(const struct run *run) {
    siginfo_t ended;
    while (ended.si_pid = 0, waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT | __WALL) == 0 && ended.si_pid > 0 && ended.si_pid != run->pid) {
        struct rusage rusage;
        if (wait4(ended.si_pid, NULL, __WALL, &rusage) > 0)
            add_reaped(&rusage);
    }
}

static void listen_to(struct run *run, bool out, bool err) {
    size_t bytes = 0;
    if (out)
        read_output(run, &bytes);
    if (err)
        read_more(&run->err, &bytes);
    if (bytes < LITTLE_BYTES)
        run->listen_ns = now_ns() + LISTEN_AFTER_NS;
}

static void watch(struct run *run) {
    struct payload none;
    run->listen_ns = run->started_ns + LISTEN_AFTER_NS;
    for (bool exited = false; !exited && !run->stopped_early;) {
        uint64_t now = now_ns();
        bool listen = now >= run->listen_ns;
        struct pollfd watched[WATCHED] = {
            [WATCH_EXIT] = {run->pidfd, POLLIN, 0},
            [WATCH_JUDGE] = {STDIN_FILENO, POLLIN, 0},
            [WATCH_OUT] = {listen ? run->out.fd : -1, POLLIN, 0},
            [WATCH_ERR] = {listen ? run->err.fd : -1, POLLIN, 0},
        };
        uint64_t next = run->cpu_check_ns < run->wall_deadline_ns ? run->cpu_check_ns : run->wall_deadline_ns;
        if (!listen && run->listen_ns < next)
            next = run->listen_ns;
        uint64_t wait = next > now ? next - now : 0;
        if (listen && wait > LOOK_NS)
            wait = LOOK_NS; /* for orphans */
        struct timespec timeout = {(time_t)(wait / NS_PER_S), (long)(wait % NS_PER_S)};
        if (ppoll(watched, WATCHED, &timeout, NULL) < 0 && errno != EINTR)
            die("wait for the program");
        exited = watched[WATCH_EXIT].revents != 0;
        if (watched[WATCH_OUT].revents != 0 || watched[WATCH_ERR].revents != 0)
            listen_to(run, watched[WATCH_OUT].revents != 0, watched[WATCH_ERR].revents != 0);
        if (watched[WATCH_JUDGE].revents != 0 && await(MESSAGE_STOP, &none))
            end_early(run, ENDING_STOPPED);
        if (!exited) {
            reap_orphans(run);
            check_time(run, now_ns());
        }
    }
    run->finished_ns = now_ns();
    run->input_over = writers_are_gone(run->channel);
}

/* One kill reaches all: none of them can fork away while the kernel walks the list. */
static void kill_and_reap(struct run *run) {
    struct rusage rusage;
    int status;
    bool killed = false;
    for (;;) {
        pid_t pid = wait4(-1, &status, __WALL | (killed ? 0 : WNOHANG), &rusage);
        if (pid < 0 && errno == ECHILD)
            return;
        if (pid > 0) {
            add_reaped(&rusage);
            if (pid == run->pid)
                run->status = status;
        } else if (!killed) {
            kill(-1, SIGKILL);
            killed = true;
        }
    }
}

/*** The verdict of the run ***/

/* STOP may come when the program is on its way out: the kill that follows does not change how it ended. */
static bool ended_by_itself(const struct run *run) {
    return !WIFSIGNALED(run->status) || WTERMSIG(run->status) != SIGKILL;
}

static struct outcome judge_run(const struct run *run, const struct usage *usage) {
    struct outcome outcome = {
        .ending = WIFSIGNALED(run->status) ? ENDING_SIGNALED : ENDING_EXITED,
        .exit_code = WIFEXITED(run->status) ? WEXITSTATUS(run->status) : -1,
        .signal = WIFSIGNALED(run->status) ? WTERMSIG(run->status) : 0,
        .cpu_ns = usage->cpu_ns,
        .wall_ns = run->finished_ns - run->started_ns,
        .memory_bytes = usage->memory_bytes,
        .input_over = run->input_over,
    };
    if (usage->memory_exceeded)
        outcome.ending = ENDING_MEMORY_LIMIT;
    else if (run->stopped_early && !(run->ending == ENDING_STOPPED && ended_by_itself(run)))
        outcome.ending = run->ending;
    else if (usage->cpu_ns > run->request->cpu_ns || outcome.signal == SIGXCPU)
        outcome.ending = ENDING_CPU_LIMIT;
    else if (outcome.signal == SIGXFSZ)
        outcome.ending = ENDING_OUTPUT_LIMIT;
    return outcome;
}

static void finish(struct run *run) {
    bool results_too_large = false;
    kill_and_reap(run);
    struct usage usage = read_meter(run->request->memory_bytes);
    drain(run);
    struct outcome outcome = judge_run(run, &usage);
    if (collect_files(run->request, &results_too_large) != 0) {
        reply_failure();
        return;
    }
    if (results_too_large && (outcome.ending == ENDING_EXITED || outcome.ending == ENDING_SIGNALED))
        outcome.ending = ENDING_OUTPUT_LIMIT;
    reply_outcome(&outcome);
}

/* The limit leaves no room even for starting: that is the program's ending, not our failure. */
static void finish_unstarted(enum ending ending) {
    reply_outcome(&(struct outcome){.ending = ending, .exit_code = -1});
}

static void abandon(struct run *run) {
    kill_and_reap(run);
    if (failure.error == ENOMEM)
        finish_unstarted(ENDING_MEMORY_LIMIT);
    else
        reply_failure();
    read_meter(run->request->memory_bytes); /* nothing of it is charged to the next */
}

/*** The three ways to start ***/

static bool start(struct run *run, struct streams *theirs) {
    run->pid = start_program(run->request, theirs, &run->pidfd);
    /* Others must see the end of a channel. Our own pipes stay open until the run is over: their end is no news, and costs a wake-up. */
    if (run->request->held || run->request->ahead)
        close_streams(theirs);
    return run->pid > 0 && failure.step == NULL;
}

/* Started ahead of need: it waits at the release pipe, and is charged from here on. */
static bool release(struct run *run, struct request *request) {
    struct payload payload;
    reply_ready();
    if (!await(MESSAGE_RELEASE, &payload)) {
        end_early(run, ENDING_STOPPED);
        return true;
    }
    if (decode_release(payload, request) != 0)
        errno = EPROTO, die("read a release");
    if (copy_source(&request->in, run->in) != 0 || show_program(request->program) != 0 || place_files(request) != 0)
        return false;
    restart_cpu_meter();
    run->wanted_before_ns = look_at_wanting().longest_ns;
    close_fd(&run->release);
    start_clocks(run);
    return true;
}

static void run_prepared(struct run *run, struct request *request, struct streams *theirs) {
    if (request->held) {
        struct payload none;
        reply_ready();
        if (!await(MESSAGE_GO, &none)) {
            finish_unstarted(ENDING_STOPPED);
            return;
        }
    }
    start_meter();
    start_clocks(run);
    if (!start(run, theirs) || (request->ahead && !release(run, request))) {
        abandon(run);
        return;
    }
    watch(run);
    finish(run);
}

void run(struct request *request) {
    struct run run = {
        .request = request, .pidfd = -1, .channel = -1, .in = -1, .release = -1,
        .out = {-1, REPLY_STDOUT, request->output_bytes}, .err = {-1, REPLY_STDERR, request->stderr_bytes},
    };
    struct streams theirs = {-1, -1, -1, -1};
    int too_small = prepare_workspace(request) != 0 || show_program(request->program) != 0 ? -1 : set_limits(request);
    if (too_small > 0)
        finish_unstarted(ENDING_MEMORY_LIMIT);
    else if (too_small < 0 || open_streams(&run, &theirs) != 0)
        reply_failure();
    else
        run_prepared(&run, request, &theirs);
    close_streams(&theirs);
    close_fd(&run.pidfd);
    close_fd(&run.out.fd);
    close_fd(&run.err.fd);
    close_fd(&run.channel);
    close_fd(&run.in);
    close_fd(&run.release);
    renew_workspace();
}
