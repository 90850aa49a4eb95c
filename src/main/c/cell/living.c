#include "cell.h"

#include <dirent.h>

/* /proc shows the runner (1) and the run's processes, nobody else. */

/* As much of a short file as fits; empty if the process is gone in the meantime. */
static const char *text_of(const char *path) {
    static char text[512];
    int fd CLOSED_AT_END = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    text[length > 0 ? length : 0] = '\0';
    return text;
}

static uint64_t second_number_in(const char *path) {
    char *second;
    strtoull(text_of(path), &second, 10);
    return strtoull(second, NULL, 10);
}

/* The next entry that is named by a number, or 0. */
static pid_t next_number(DIR *directory) {
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;)
        if (atoi(entry->d_name) > 0)
            return atoi(entry->d_name);
    return 0;
}

static DIR *open_processes(void) {
    DIR *processes = opendir("/proc");
    if (processes == NULL)
        die("look at the run's processes");
    return processes;
}

static pid_t next_process(DIR *processes) {
    pid_t pid = next_number(processes);
    return pid == 1 ? next_number(processes) : pid;
}

static uint64_t cpu_of(pid_t pid) {
    clockid_t clock;
    return clock_getcpuclockid(pid, &clock) == 0 ? clock_ns(clock) : 0;
}

static uint64_t resident_of(pid_t pid) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/statm", pid);
    return second_number_in(path) * (uint64_t)sysconf(_SC_PAGESIZE);
}

struct living look_at_living(void) {
    struct living living = {0};
    DIR *processes = open_processes();
    for (pid_t pid; (pid = next_process(processes)) != 0;) {
        living.cpu_ns += cpu_of(pid);
        living.bytes += resident_of(pid);
    }
    closedir(processes);
    return living;
}

static bool is_runnable(const char *stat) {
    const char *name_end = strrchr(stat, ')');
    return name_end != NULL && strncmp(name_end, ") R", 3) == 0;
}

/* Thread by thread: what /proc says of a process is that of its first thread, which may sleep all the time; Java's does. */
static struct thread look_at_thread(pid_t process, pid_t id, bool *runnable) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", process, id);
    char *rest;
    uint64_t cpu_ns = strtoull(text_of(path), &rest, 10);
    struct thread thread = {process, id, cpu_ns + strtoull(rest, NULL, 10)};
    snprintf(path, sizeof path, "/proc/%d/task/%d/stat", process, id);
    *runnable = is_runnable(text_of(path));
    return thread;
}

static void look_at_threads(pid_t process, struct wanting *wanting) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *threads = opendir(path);
    if (threads == NULL)
        return; /* gone in the meantime */
    for (pid_t id; (id = next_number(threads)) != 0;) {
        bool runnable;
        struct thread thread = look_at_thread(process, id, &runnable);
        if (thread.wanted_ns > wanting->longest_ns)
            wanting->longest_ns = thread.wanted_ns;
        if (runnable)
            wanting->waiting = thread;
    }
    closedir(threads);
}

struct wanting look_at_wanting(void) {
    struct wanting wanting = {0};
    DIR *processes = open_processes();
    for (pid_t pid; (pid = next_process(processes)) != 0;)
        look_at_threads(pid, &wanting);
    closedir(processes);
    return wanting;
}

bool still_waits(const struct thread *thread) {
    bool runnable;
    struct thread now = look_at_thread(thread->process, thread->id, &runnable);
    return runnable && now.wanted_ns == thread->wanted_ns;
}
