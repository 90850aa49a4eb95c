#include "cell.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/*** The files of the two cgroup versions ***/

struct control {
    const char *path;
    const char *key;      /* the line's first word, or NULL for a file that is one number */
    uint64_t unit;        /* what one stands for */
};
struct controls {
    struct control memory_limit, swap_limit, peak, current, kills, cpu, tasks;
};

static const struct controls v1 = {
    .memory_limit = {"/g/memory/memory.limit_in_bytes", NULL, 1},
    .swap_limit = {"/g/memory/memory.memsw.limit_in_bytes", NULL, 1},
    .peak = {"/g/memory/memory.max_usage_in_bytes", NULL, 1},
    .current = {"/g/memory/memory.usage_in_bytes", NULL, 1},
    .kills = {"/g/memory/memory.oom_control", "oom_kill", 1},
    .cpu = {"/g/cpuacct/cpuacct.usage", NULL, 1},
    .tasks = {"/g/pids/pids.max", NULL, 1},
};
static const struct controls v2 = {
    .memory_limit = {"/g/unified/memory.max", NULL, 1},
    .swap_limit = {"/g/unified/memory.swap.max", NULL, 1},
    .peak = {"/g/unified/memory.peak", NULL, 1},
    .current = {"/g/unified/memory.current", NULL, 1},
    .kills = {"/g/unified/memory.events", "oom_kill", 1},
    .cpu = {"/g/unified/cpu.stat", "usage_usec", 1000},
    .tasks = {"/g/unified/pids.max", NULL, 1},
};

static enum meter_kind kind;
static const struct controls *controls;
static int memory_limit_fd = -1, swap_limit_fd = -1, peak_fd = -1, current_fd = -1, kills_fd = -1, cpu_fd = -1, tasks_fd = -1;

static int open_control(const struct control *control, int flags) {
    return open(control->path, flags | O_CLOEXEC);
}

static int open_needed(const struct control *control, int flags) {
    int fd = open_control(control, flags);
    if (fd < 0)
        die(control->path);
    return fd;
}

static int read_control(const struct control *control, int fd, uint64_t *value) {
    char text[1024];
    ssize_t length = pread(fd, text, sizeof text - 1, 0);
    if (length <= 0)
        return fail(control->path);
    text[length] = '\0';
    const char *line = text;
    if (control->key != NULL) {
        size_t key_length = strlen(control->key);
        while (line != NULL && (strncmp(line, control->key, key_length) != 0 || line[key_length] != ' '))
            line = (line = strchr(line, '\n')) == NULL ? NULL : line + 1;
        if (line == NULL)
            return errno = ENODATA, fail(control->path);
        line += key_length;
    }
    *value = strtoull(line, NULL, 10) * control->unit;
    return 0;
}

static int write_control(const struct control *control, int fd, const char *value) {
    return pwrite(fd, value, strlen(value), 0) < 0 ? fail(control->path) : 0;
}

static int write_number(const struct control *control, int fd, uint64_t value) {
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    return write_control(control, fd, text);
}

/*** Limits ***/

/* The runner, bubblewrap's outer process, and the kernel's pipes and page tables for them. */
#define OWN_TASKS 3
#define SLACK_BYTES (1u << 20)
static uint64_t idle_bytes; /* what the cell holds before its first run */
static uint64_t limit_in_force = UINT64_MAX;
static uint32_t tasks_in_force;

void open_meter(enum meter_kind which) {
    kind = which;
    if (kind == METER_NONE)
        return;
    controls = kind == METER_V1 ? &v1 : &v2;
    memory_limit_fd = open_needed(&controls->memory_limit, O_RDWR);
    swap_limit_fd = open_control(&controls->swap_limit, O_RDWR); /* absent when the kernel does not count swap */
    peak_fd = open_control(&controls->peak, O_RDWR);
    current_fd = open_needed(&controls->current, O_RDONLY);
    kills_fd = open_needed(&controls->kills, O_RDONLY);
    cpu_fd = open_needed(&controls->cpu, O_RDONLY);
    tasks_fd = open_needed(&controls->tasks, O_RDWR);
    if (read_control(&controls->current, current_fd, &idle_bytes) != 0)
        die(failure.step);
}

bool meter_has_cgroup(void) {
    return kind != METER_NONE;
}

/* v1 counts memory+swap together and refuses a memory limit above that; v2 counts swap alone. */
static int set_swap_limit(uint64_t memory_bytes) {
    if (swap_limit_fd < 0)
        return 0;
    return write_number(&controls->swap_limit, swap_limit_fd, kind == METER_V1 ? memory_bytes : 0);
}

static int set_memory_limit(uint64_t bytes) {
    if (limit_in_force == bytes)
        return 0;
    if (bytes > limit_in_force && set_swap_limit(bytes) != 0)
        return -1;
    if (write_number(&controls->memory_limit, memory_limit_fd, bytes) != 0)
        return failure.error == EBUSY ? 1 : -1;
    if (bytes < limit_in_force && set_swap_limit(bytes) != 0)
        return -1;
    limit_in_force = bytes;
    return 0;
}

int set_limits(const struct request *request) {
    if (kind == METER_NONE)
        return 0;
    if (tasks_in_force != request->processes) {
        if (write_number(&controls->tasks, tasks_fd, request->processes + OWN_TASKS) != 0)
            return -1;
        tasks_in_force = request->processes;
    }
    return set_memory_limit(request->memory_bytes + idle_bytes + SLACK_BYTES);
}

/*** Counters ***/

static uint64_t cpu_at_start, own_cpu_at_start, bytes_at_start, kills_at_start;
static struct rusage reaped; /* of this run, summed; the largest maxrss */
static struct rusage children_at_start;

static uint64_t clock_ns(clockid_t clock) {
    struct timespec time;
    if (clock_gettime(clock, &time) != 0)
        return 0; /* the process is gone */
    return (uint64_t)time.tv_sec * NS_PER_S + (uint64_t)time.tv_nsec;
}

uint64_t monotonic_ns(void) {
    return clock_ns(CLOCK_MONOTONIC);
}

static uint64_t cpu_of(const struct rusage *rusage) {
    uint64_t seconds = (uint64_t)rusage->ru_utime.tv_sec + (uint64_t)rusage->ru_stime.tv_sec;
    return seconds * NS_PER_S + (uint64_t)(rusage->ru_utime.tv_usec + rusage->ru_stime.tv_usec) * 1000;
}

void add_reaped(const struct rusage *rusage) {
    if (rusage->ru_maxrss > reaped.ru_maxrss)
        reaped.ru_maxrss = rusage->ru_maxrss;
}

/* Living processes one by one, those they have reaped in clock ticks, and those the runner has reaped. */
static uint64_t cpu_without_cgroup(void) {
    struct rusage children;
    getrusage(RUSAGE_CHILDREN, &children);
    uint64_t used = cpu_of(&children) - cpu_of(&children_at_start) - cpu_at_start;
    DIR *processes = opendir("/proc");
    for (struct dirent *entry; processes != NULL && (entry = readdir(processes)) != NULL;) {
        pid_t pid = atoi(entry->d_name);
        clockid_t clock;
        if (pid > 1 && clock_getcpuclockid(pid, &clock) == 0)
            used += clock_ns(clock);
    }
    if (processes != NULL)
        closedir(processes);
    return used;
}

static uint64_t cgroup_cpu_ns(void) {
    uint64_t used = 0;
    if (read_control(&controls->cpu, cpu_fd, &used) != 0)
        die(failure.step);
    return used;
}

uint64_t cpu_used_ns(void) {
    if (kind == METER_NONE)
        return cpu_without_cgroup();
    uint64_t all = cgroup_cpu_ns() - cpu_at_start;
    uint64_t own = clock_ns(CLOCK_PROCESS_CPUTIME_ID) - own_cpu_at_start;
    return all > own ? all - own : 0;
}

static uint64_t count(const struct control *control, int fd) {
    uint64_t value = 0;
    if (read_control(control, fd, &value) != 0)
        die(failure.step);
    return value;
}

void restart_cpu_meter(void) {
    if (kind == METER_NONE) {
        cpu_at_start = 0;
        cpu_at_start = cpu_without_cgroup();
    } else {
        own_cpu_at_start = clock_ns(CLOCK_PROCESS_CPUTIME_ID);
        cpu_at_start = cgroup_cpu_ns();
    }
}

void start_meter(void) {
    memset(&reaped, 0, sizeof reaped);
    getrusage(RUSAGE_CHILDREN, &children_at_start);
    restart_cpu_meter();
    if (kind == METER_NONE)
        return;
    /* Linux before 6.12 cannot reset the v2 peak: then the largest process stands for it. */
    if (peak_fd >= 0 && write_control(&controls->peak, peak_fd, "0") != 0)
        close_fd(&peak_fd);
    bytes_at_start = count(&controls->current, current_fd);
    kills_at_start = count(&controls->kills, kills_fd);
}

/* A workspace full to the brim leaves nothing for the runner's own work: the next run lowers the limit again. */
static int make_room(void) {
    return set_memory_limit(limit_in_force + (64u << 20));
}

int read_meter(struct usage *usage) {
    uint64_t largest = (uint64_t)reaped.ru_maxrss << 10;
    *usage = (struct usage){.cpu_ns = cpu_used_ns(), .memory_bytes = largest};
    if (kind == METER_NONE)
        return 0;
    usage->memory_exceeded = count(&controls->kills, kills_fd) > kills_at_start;
    if (peak_fd >= 0) {
        uint64_t peak = count(&controls->peak, peak_fd);
        usage->memory_bytes = peak > bytes_at_start ? peak - bytes_at_start : 0;
    }
    return usage->memory_exceeded ? make_room() : 0;
}
