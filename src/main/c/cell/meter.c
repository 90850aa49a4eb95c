#include "cell.h"

/*** The files of the two cgroup versions ***/

enum { MEMORY, SWAP, PEAK, CURRENT, EVENTS, CPU, TASKS, RECLAIM, CONTROLS };
struct control {
    const char *path;
    const char *key; /* first word of the line that counts, or NULL for a file that is one number */
    uint64_t unit;   /* what one stands for */
    int fd;
};
static struct control v1[CONTROLS] = {
    [MEMORY] = {"/g/memory/memory.limit_in_bytes", NULL, 1, -1},
    [SWAP] = {"/g/memory/memory.memsw.limit_in_bytes", NULL, 1, -1}, /* memory and swap together */
    [PEAK] = {"/g/memory/memory.max_usage_in_bytes", NULL, 1, -1},
    [CURRENT] = {"/g/memory/memory.usage_in_bytes", NULL, 1, -1},
    [EVENTS] = {"/g/memory/memory.oom_control", "oom_kill", 1, -1},
    [CPU] = {"/g/cpuacct/cpuacct.usage", NULL, 1, -1},
    [TASKS] = {"/g/pids/pids.max", NULL, 1, -1},
    [RECLAIM] = {"/g/memory/memory.force_empty", NULL, 1, -1}, /* all that can be, for any value written */
};
static struct control v2[CONTROLS] = {
    [MEMORY] = {"/g/unified/memory.max", NULL, 1, -1},
    [SWAP] = {"/g/unified/memory.swap.max", NULL, 1, -1}, /* swap alone */
    [PEAK] = {"/g/unified/memory.peak", NULL, 1, -1},
    [CURRENT] = {"/g/unified/memory.current", NULL, 1, -1},
    [EVENTS] = {"/g/unified/memory.events", "oom_kill", 1, -1},
    [CPU] = {"/g/unified/cpu.stat", "usage_usec", 1000, -1},
    [TASKS] = {"/g/unified/pids.max", NULL, 1, -1},
    [RECLAIM] = {"/g/unified/memory.reclaim", NULL, 1, -1}, /* as much as is written; Linux 5.19 */
};
static struct control *controls; /* NULL: no cgroups */

/* The file was there at the start: that it cannot be read or written any more is nothing to go on from. */
static uint64_t read_control(int which) {
    char text[1024];
    const struct control *control = &controls[which];
    ssize_t length = pread(control->fd, text, sizeof text - 1, 0);
    if (length <= 0)
        die(control->path);
    text[length] = '\0';
    const char *line = text;
    size_t key_length = control->key == NULL ? 0 : strlen(control->key);
    while (key_length > 0 && (strncmp(line, control->key, key_length) != 0 || line[key_length] != ' ')) {
        line = strchr(line, '\n');
        if (line++ == NULL)
            errno = ENODATA, die(control->path);
    }
    return strtoull(line + key_length, NULL, 10) * control->unit;
}

static int write_control(int which, uint64_t value) {
    char text[24];
    int length = snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    return pwrite(controls[which].fd, text, (size_t)length, 0) < 0 ? fail(controls[which].path) : 0;
}

/*** Limits ***/

#define ROOM_BYTES (64u << 20)
static uint64_t idle_bytes;      /* what the cell holds before its first run */
static uint64_t limit_in_force = UINT64_MAX;
static uint32_t tasks_in_force;

bool meter_has_cgroup(void) {
    return controls != NULL;
}

static int set_swap_limit(uint64_t memory_bytes) {
    return controls[SWAP].fd < 0 ? 0 : write_control(SWAP, controls == v1 ? memory_bytes : 0);
}

/* v1 wants memory <= memory+swap at every moment, so the order depends on the direction. */
static int set_memory_limit(uint64_t bytes) {
    if (limit_in_force == bytes)
        return 0;
    if (bytes > limit_in_force && set_swap_limit(bytes) != 0)
        return -1;
    if (write_control(MEMORY, bytes) != 0)
        return failure.error == EBUSY ? 1 : -1;
    if (bytes < limit_in_force && set_swap_limit(bytes) != 0)
        return -1;
    limit_in_force = bytes;
    return 0;
}

int set_limits(const struct request *request, uint64_t brought) {
    if (!has_room_to_start(request->memory_bytes))
        return 1;
    if (controls == NULL)
        return 0;
    if (tasks_in_force != request->processes && write_control(TASKS, cell_tasks(request->processes)) != 0)
        return -1;
    tasks_in_force = request->processes;
    return set_memory_limit(cell_memory_bytes(request->memory_bytes, idle_bytes, brought));
}

/*** Counters ***/

/* Nothing runs between two runs but the runner, whose time is taken off: the end of one is the start of the next. */
static uint64_t cpu_before, bytes_before, kills_before;
static bool peak_is_of_run = true;
static uint64_t largest_bytes; /* of one process at its end; without cgroups also of all processes when looked at */

static uint64_t cpu_of_reaped(void) {
    struct rusage all;
    getrusage(RUSAGE_CHILDREN, &all);
    uint64_t seconds = (uint64_t)(all.ru_utime.tv_sec + all.ru_stime.tv_sec);
    return seconds * NS_PER_S + (uint64_t)(all.ru_utime.tv_usec + all.ru_stime.tv_usec) * 1000;
}

static uint64_t all_cpu_ns(void) {
    if (controls != NULL)
        return read_control(CPU) - clock_ns(CLOCK_PROCESS_CPUTIME_ID);
    struct living living = look_at_living();
    largest_bytes = living.bytes > largest_bytes ? living.bytes : largest_bytes;
    return living.cpu_ns + cpu_of_reaped();
}

uint64_t cpu_used_ns(void) {
    return beyond(all_cpu_ns(), cpu_before);
}

void add_reaped(const struct rusage *rusage) {
    uint64_t bytes = (uint64_t)rusage->ru_maxrss << 10;
    largest_bytes = bytes > largest_bytes ? bytes : largest_bytes;
}

bool memory_seen_above(uint64_t limit) {
    return controls == NULL && largest_bytes > limit;
}

void restart_cpu_meter(void) {
    cpu_before = all_cpu_ns();
}

void open_meter(const char *version) {
    if (strcmp(version, "none") == 0)
        return;
    controls = strcmp(version, "v1") == 0 ? v1 : v2;
    for (int which = 0; which < CONTROLS; which++) {
        bool optional = which == SWAP || which == PEAK || which == RECLAIM; /* kernels without swap accounting; before Linux 5.19 */
        bool readable = which != RECLAIM, writable = which != CURRENT && which != EVENTS && which != CPU;
        controls[which].fd = open(controls[which].path, (!readable ? O_WRONLY : writable ? O_RDWR : O_RDONLY) | O_CLOEXEC);
        if (controls[which].fd < 0 && !(optional && errno == ENOENT))
            die(controls[which].path);
    }
    peak_is_of_run = controls[PEAK].fd >= 0;
    idle_bytes = read_control(CURRENT);
    kills_before = read_control(EVENTS);
    restart_cpu_meter();
}

/*
 * Files that the last run read stay charged to the cell. Where they fill most of the limit, the next run would pay for
 * making room; that the kernel cannot give back all is no failure.
 */
static uint64_t current_with_room(void) {
    uint64_t bytes = read_control(CURRENT), left = beyond(bytes, idle_bytes);
    if (left <= limit_in_force / 2 || controls[RECLAIM].fd < 0)
        return bytes;
    if (write_control(RECLAIM, controls == v1 ? 0 : left) != 0)
        failure = (struct failure){0};
    return read_control(CURRENT);
}

void start_meter(void) {
    largest_bytes = 0;
    if (controls == NULL)
        return;
    bytes_before = current_with_room();
    /* Linux before 6.12 cannot reset the v2 peak: then the largest process stands for it. */
    if (peak_is_of_run && write_control(PEAK, 0) != 0)
        peak_is_of_run = false;
}

void discount_memory(uint64_t bytes) {
    bytes_before += bytes;
}

struct usage read_meter(uint64_t memory_limit) {
    struct usage usage = {.cpu_ns = cpu_used_ns(), .memory_bytes = largest_bytes};
    cpu_before += usage.cpu_ns;
    if (controls == NULL) {
        usage.memory_exceeded = memory_seen_above(memory_limit);
        return usage;
    }
    uint64_t kills = read_control(EVENTS), peak = UINT64_MAX;
    if (peak_is_of_run) {
        peak = read_control(PEAK);
        uint64_t charged = beyond(peak, bytes_before);
        /* The kernel charges in batches: a small program may seem to need nothing. */
        usage.memory_bytes = charged > largest_bytes ? charged : largest_bytes;
    }
    bool killed = kills > kills_before;
    kills_before = kills;
    usage.memory_exceeded = killed && has_filled(peak, limit_in_force);
    usage.host_exhausted = killed && !usage.memory_exceeded;
    /* A workspace full to the brim leaves nothing for the runner's own work; the next run lowers the limit again. */
    if (usage.memory_exceeded && set_memory_limit(limit_in_force + ROOM_BYTES) != 0)
        die(failure.step);
    return usage;
}
