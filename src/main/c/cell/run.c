#include "cell.h"

#include <poll.h>
#include <sys/wait.h>

/* A run in progress: the runner's ends of everything, and what is known so far. */
struct run {
    const struct request *request;
    pid_t pid;
    int pidfd;
    struct ends ends;
    uint64_t started_ns, wall_deadline_ns, cpu_check_ns, finished_ns;
    uint64_t listen_ns; /* until then nobody waits for output */
    bool input_over;  /* nobody was left to write to the channel when the program ended */
    uint64_t wanted_before_ns; /* by its threads, when its clocks began */
    uint64_t wanted_ns;        /* by the one that wanted the core longest, until the end; 0 if nobody asks */
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

/*
 * A short program is over before its output needs room in the pipe. One that writes a byte at a time would wake the runner for each byte. So a program that wrote
 * little since the last look is listened to again after a while. A pipe holds what comes meanwhile.
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
    if (out && read_more(&run->ends.out, &bytes))
        end_early(run, ENDING_OUTPUT_LIMIT);
    if (err)
        read_more(&run->ends.err, &bytes);
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
            [WATCH_OUT] = {listen ? run->ends.out.fd : -1, POLLIN, 0},
            [WATCH_ERR] = {listen ? run->ends.err.fd : -1, POLLIN, 0},
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
    run->input_over = writers_are_gone(&run->ends); /* before anybody can learn of the program's end: who ends by hearing of it is not yet gone */
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
        .kept_ns = kept_ns(run->wanted_ns, usage->cpu_ns),
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

/*
 * A partner waits while others keep this program from the core; its own runner does not see that. To be looked at before the
 * program is reaped. Of one that ended by itself, the first thread still shows what it wanted, its other threads do not.
 */
static void look_for_partner(struct run *run) {
    if (run->request->in.kind == SOURCE_CHANNEL)
        run->wanted_ns = beyond(look_at_wanting().longest_ns, run->wanted_before_ns);
}

static void finish(struct run *run) {
    bool results_too_large = false;
    look_for_partner(run);
    kill_and_reap(run);
    struct usage usage = read_meter(run->request->memory_bytes);
    if (drain(&run->ends))
        end_early(run, ENDING_OUTPUT_LIMIT);
    struct outcome outcome = judge_run(run, &usage);
    if (usage.host_exhausted) {
        errno = ENOMEM, fail("keep the program alive: the memory of the host, or of all cells together, is exhausted");
        reply_failure();
        return;
    }
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
    renew_pids();
    run->pid = start_program(run->request, theirs, &run->pidfd);
    /* Others must see the end of a channel. Our own pipes stay open until the run is over: their end is no news, and costs a wake-up. */
    if (run->request->held || run->request->ahead)
        close_streams(theirs);
    return run->pid > 0 && failure.step == NULL;
}

/* Neither the limit nor the workspace of the program becomes smaller by what it gets late. */
static int make_room_for_rest(const struct request *request) {
    uint64_t brought;
    if (measure_files(request, &brought) != 0 || set_limits(request, brought + most_message_bytes()) != 0)
        return -1;
    discount_memory(brought);
    return widen_workspace(request, brought);
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
    if (make_room_for_rest(request) != 0 || copy_source(&request->in, run->ends.in) != 0 || show_program(request->program) != 0
        || place_files(request) != 0)
        return false;
    restart_cpu_meter();
    run->wanted_before_ns = look_at_wanting().longest_ns;
    close_fd(&run->ends.release);
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
    struct run run = {.request = request, .pidfd = -1, .ends = NO_ENDS};
    struct streams theirs = NO_STREAMS;
    uint64_t brought;
    int too_small = measure_files(request, &brought) != 0 ? -1 : set_limits(request, brought + most_message_bytes());
    if (too_small > 0)
        finish_unstarted(ENDING_MEMORY_LIMIT);
    else if (too_small < 0 || prepare_workspace(request, brought) != 0 || show_program(request->program) != 0 || open_streams(request, &run.ends, &theirs) != 0)
        reply_failure();
    else
        run_prepared(&run, request, &theirs);
    close_descriptors_of_run();
    renew_workspace();
}
