/*
 * cell: the runner inside one sandbox slot ("cell").
 *
 * Theory of operation
 *
 * The judge starts one process per cell:
 *
 *     cell join --cgroup DIR... --core N -- bwrap WALLS... /g/cell serve ...
 *
 * `join` enters the cell's cgroups and its core while it is still an ordinary process. It then becomes bubblewrap, which
 * builds the walls (namespaces, read-only system) once and starts `serve` as pid 1
 * inside them. Everything `serve` starts is therefore born inside walls and cgroups: nothing is moved
 * per run.
 *
 * `serve` reads requests from descriptor 0 and answers on descriptor 1 (cell.1.md describes the frames).
 * Per run it clones with vfork semantics; the child puts on its limits step by step and becomes the
 * program. The runner then sleeps in one ppoll() on the program's pidfd, its output pipes and the next
 * deadline. At the end every process left is killed and reaped, counters are read, and the answer is sent.
 * Then the workspace is replaced unless it was provably untouched.
 *
 * Two kinds of failure are never mixed: what the program did is an `ending`. What we could not do is a
 * `failure` with its step and errno, which the judge turns into an exception.
 */
#ifndef CELL_H
#define CELL_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "protocol.h"

#define NS_PER_S 1000000000LL

/* fail.c: our own failures. */
struct failure {
    const char *step; /* what was attempted; NULL: nothing failed */
    int error;        /* errno of the attempt */
};
extern struct failure failure;
int fail(const char *step); /* records step and errno; returns -1 */
noreturn void die(const char *step);
void close_fd(int *fd); /* cleanup attribute: closes unless negative, and sets -1 */
#define CLOSED_AT_END __attribute__((cleanup(close_fd)))

/* join.c: enters cgroups and core, then becomes another program. */
noreturn void join(char **arguments);
unsigned core_count(void); /* of those that the calling process may use */

/* oom.c: which process the kernel takes first when memory is exhausted. */
#define MOST_LIKELY_KILLED "1000"
int set_oom_score(const char *score); /* of the calling process, and of what it starts */
void keep_oom_score(void);            /* the runner's, as it is now; to be called before it is undumpable */
int offer_to_be_killed(void);         /* what starts now inherits it */
int take_offer_back(void);            /* the runner's own score again, by itself or by a child that shares its memory */

/* clock.c */
uint64_t clock_ns(clockid_t clock); /* 0 for a clock that is no more */
uint64_t now_ns(void);              /* of the monotonic clock */

/* message.c: frames from the judge. */
struct payload {
    const unsigned char *bytes; /* in a buffer that holds them until messages are forgotten */
    size_t size;
};
enum message read_message(struct payload *payload); /* exits cleanly at end of input */
void forget_messages(void);                         /* makes room; what earlier messages pointed to is gone */
size_t most_message_bytes(void);                    /* of memory that messages have taken so far, and keep */

/* request.c: what a message asks for. Strings and bytes point into its payload. */
struct source {
    enum source_kind kind;
    const char *name; /* path in the store, or name of the channel */
    const void *bytes;
    uint32_t size;
};
struct sink {
    enum sink_kind kind;
    const char *name;
};
struct placed_file {
    const char *name; /* relative to the workspace */
    bool executable;
    struct source content;
};
struct request {
    bool held;  /* answers READY, starts on GO, listens for STOP */
    bool ahead; /* started at once, its limits and its standard input begin with RELEASE */
    uint64_t cpu_ns, wall_ns;
    uint64_t memory_bytes, output_bytes, stderr_bytes, workspace_bytes, collect_bytes;
    uint32_t processes, open_files;
    const char *program; /* directory of the store shown at /program, or "" */
    char *argv[MAX_STRINGS + 1], *envp[MAX_STRINGS + 1]; /* each ends with NULL */
    struct source in;
    struct sink out;
    uint32_t file_count;
    struct placed_file files[MAX_FILES];
    uint32_t collect_count;
    const char *collect[MAX_FILES];
};
int decode_request(struct payload payload, struct request *request); /* -1: malformed */
int decode_release(struct payload payload, struct request *request);

/* reply.c: what the judge is told. Streams and files gather in one buffer until it is full or the outcome comes: each write wakes the judge. */
struct outcome {
    enum ending ending;
    int exit_code, signal;
    uint64_t cpu_ns, wall_ns, memory_bytes;
    uint64_t kept_ns; /* how long others, at least, kept it from its core; 0 unless its input is a channel */
    bool input_over; /* its input is a channel, and nobody was left to write to it when the program ended */
};
void reply_hello(void);
void reply_ready(void);
#define LEAST_READ_BYTES (16u << 10)
ssize_t reply_part(enum reply type, int fd, size_t most); /* one read() into one frame; none at the end of input; it asks for `most`, or at least so much */
int reply_file(const char *name, int fd, uint64_t size);
void reply_outcome(const struct outcome *outcome);
void reply_failure(void);

/* walls.c: what the program sees of the host, and what the runner alone reaches of it. */
#define PROGRAM "/program"
void hide_host_side(void); /* opens what the runner needs below /g, then covers /g */
void renew_pids(void);     /* to be called before each program starts */
int show_program(const char *stored_directory);
int open_stored(const char *name);
int measure_stored(const char *name, uint64_t *bytes);
int own_by_program(int fd);
int open_below(int directory, const char *name, uint64_t flags); /* follows no link, reaches nothing above */
int open_channel(const char *name, int direction);
void forget_channels(void);

/* workspace.c: the directory that each run has for itself, and what the judge puts there. */
#define WORKSPACE "/w"
int measure_files(const struct request *request, uint64_t *bytes); /* what the workspace takes for what the judge puts there */
int prepare_workspace(const struct request *request, uint64_t brought); /* of so much room more than the program's own */
int widen_workspace(const struct request *request, uint64_t brought);   /* the same while the program is there already */
void renew_workspace(void);
int place_files(const struct request *request);
int open_workspace(void);
int make_unnamed_file(mode_t mode); /* in the workspace, to be written and read */
int open_source(const struct source *source);
int copy_source(const struct source *source, int to);

/* filter.c: system calls refused to the runner's children; installed once, inherited. */
void install_filter(void);

/* meter.c: limits and counters of the cell's cgroups, or of rusage where there are none. */
struct usage {
    uint64_t cpu_ns, memory_bytes;
    bool memory_exceeded;
    bool host_exhausted; /* the kernel killed a process for the memory of others */
};
void open_meter(const char *version); /* v1, v2 or none */
bool meter_has_cgroup(void);
int set_limits(const struct request *request, uint64_t brought); /* bytes that are not the program's; 1: the memory limit is below what an empty cell, or any program, needs */
void start_meter(void);
void restart_cpu_meter(void); /* what was used until now is not charged */
void discount_memory(uint64_t bytes); /* which are not the program's */
uint64_t cpu_used_ns(void);
bool memory_seen_above(uint64_t limit); /* without cgroups, at the last look at CPU time */
void add_reaped(const struct rusage *rusage);
struct usage read_meter(uint64_t memory_limit);

/* living.c: the run's processes as /proc shows them. */
struct living {
    uint64_t cpu_ns, bytes;
};
struct living look_at_living(void);
struct thread {
    pid_t process, id;
    uint64_t wanted_ns; /* how long it had the core or waited for it, until it last got it */
};
struct wanting {
    uint64_t longest_ns;   /* what the thread wanted that wanted the core longest */
    struct thread waiting; /* one that wants the core at this moment; its id is 0 if there is none */
};
struct wanting look_at_wanting(void);
bool still_waits(const struct thread *thread); /* whether it has not had the core since it was looked at */

/* limits.c: the arithmetic of limits; it asks neither clocks nor the kernel. */
#define LOOK_NS 20000000 /* without cgroups memory must be looked at, and again the process that waits for the core */
uint64_t beyond(uint64_t more, uint64_t less); /* the difference; 0 if there is none */
uint64_t cpu_check_delay_ns(uint64_t left_ns, unsigned cores, bool counted); /* when the limit can be reached at the soonest */
uint64_t kept_ns(uint64_t wanted_ns, uint64_t cpu_ns); /* how long others, at least, kept a run from its core */
uint64_t wall_with_kept_ns(uint64_t wall_ns, uint64_t kept);
bool has_room_to_start(uint64_t limit_bytes);
uint64_t cell_memory_bytes(uint64_t limit_bytes, uint64_t idle_bytes, uint64_t brought_bytes);
bool has_filled(uint64_t peak_bytes, uint64_t cell_bytes); /* whether a cell has come to its limit */
uint64_t file_bytes(uint64_t size); /* what a file in the workspace takes */
uint64_t cell_tasks(uint32_t processes);
uint64_t data_bytes(uint64_t limit_bytes, uint32_t processes); /* without cgroups: what one process may reserve */

/* streams.c: a program's standard streams, and what it writes. Descriptors that are not needed are -1. */
struct streams {
    int in, out, err, release; /* release: descriptor 3 of a program started ahead */
};
#define NO_STREAMS ((struct streams){-1, -1, -1, -1})
struct outlet { /* what the program writes, and how much more of it the judge is told */
    int fd; /* read end of a pipe, -1 when closed or not captured */
    enum reply type;
    uint64_t left;
};
struct ends { /* the runner's ends of the streams */
    struct outlet out, err;
    int channel; /* a reading end of the channel that is its standard input */
    int in;      /* its standard input, still empty, to be filled on release (started ahead only) */
    int release; /* write end of the release pipe */
};
#define NO_ENDS ((struct ends){{-1, REPLY_STDOUT, 0}, {-1, REPLY_STDERR, 0}, -1, -1, -1})
int open_streams(const struct request *request, struct ends *ours, struct streams *theirs);
void close_streams(struct streams *theirs);
void keep_standing_descriptors(void); /* those that are open now */
void close_descriptors_of_run(void);  /* all others */
bool read_more(struct outlet *from, size_t *bytes); /* one read; whether there was more than may be told; adds what was read to `bytes` */
bool drain(struct ends *ours); /* when all who could write are dead: reads the rest; whether that was more than may be told */
bool writers_are_gone(const struct ends *ours); /* whether nobody can write to the channel any more */

/* child.c: the program's process, from clone to exec. */
extern uid_t program_user; /* of the program and of its files */
void keep_user(void);
void drop_to_user(uid_t uid);
#define CANNOT_EXECUTE 126 /* exit code of a program of the run's own that the kernel refuses to start, as shells have it */
pid_t start_program(const struct request *request, const struct streams *streams, int *pidfd);

/* run.c: one run from request to answer. */
void run(struct request *request);

/* collect.c: result files brought back from the workspace. */
int collect_files(const struct request *request, bool *over_limit);

#endif
