/* Prints all that a program can find out about the state it starts in, and nothing that differs from run to run. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void show_line(const char *path, const char *line) {
    /* counters, process numbers, memory in use, switches of context */
    static const char *const passing[] = {"Pid:", "NSpid:", "NStgid:", "Tgid:", "NSpgid:", "NSsid:", "Vm", "Rss", "Hugetlb", "voluntary", "nonvoluntary", "SigQ:", "Threads:", "Ngid", "Kthread", "Name:", "State:", "FDSize:", "SigPnd", "ShdPnd", "x86_Thread", "untag", "CoreDump"};
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++)
        if (strncmp(line, passing[i], strlen(passing[i])) == 0)
            return;
    printf("%s: %s", path, line);
}

static void show(const char *path) {
    char line[4096];
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        printf("%s: errno %d\n", path, errno);
        return;
    }
    while (fgets(line, sizeof line, file) != NULL)
        show_line(path, line);
    if (ferror(file))
        printf("%s: cannot be read\n", path);
    fclose(file);
}

/* The first two numbers and the device of a mount are new with every mount. */
static void show_mounts(void) {
    char line[4096], rest[4096], device[32];
    FILE *file = fopen("/proc/self/mountinfo", "r");
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "%*d %*d %31s %4095[^\n]", device, rest) == 2)
            printf("mount: %s\n", rest);
    fclose(file);
}

/* The autogroup's own number is new with every session. */
static void show_autogroup(const char *path) {
    int nice = -1000;
    FILE *file = fopen(path, "r");
    if (file != NULL && fscanf(file, "/autogroup-%*d nice %d", &nice) >= 0)
        printf("%s: nice %d\n", path, nice);
    if (file != NULL)
        fclose(file);
}

static void show_process(const char *process) {
    static const char *const files[] = {"status", "limits", "oom_score_adj", "timerslack_ns", "personality", "cgroup", "coredump_filter", "loginuid", "sessionid", "setgroups", "uid_map", "gid_map", "comm", "timers", "seccomp_cache", "attr/current", "environ", "clear_refs", "mem", "io", "stack", "syscall", "cmdline"};
    char path[64], target[256];
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "/proc/%s/%s", process, files[i]);
        if (strcmp(files[i], "io") != 0 && strcmp(files[i], "syscall") != 0 && strcmp(files[i], "mem") != 0)
            show(path);
        else
            printf("%s: %s\n", path, access(path, R_OK) == 0 ? "readable" : "closed");
    }
    snprintf(path, sizeof path, "/proc/%s/autogroup", process);
    show_autogroup(path);
    static const char *const links[] = {"ns/mnt", "ns/pid", "ns/net", "ns/ipc", "ns/uts", "ns/user", "ns/cgroup", "ns/time", "root", "cwd"};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        snprintf(path, sizeof path, "/proc/%s/%s", process, links[i]);
        ssize_t length = readlink(path, target, sizeof target - 1);
        printf("%s -> %.*s\n", path, length < 0 ? 0 : (int)length, target);
    }
}

static void show_limits(void) {
    for (int i = 0; i < RLIM_NLIMITS; i++) {
        struct rlimit limit;
        getrlimit(i, &limit);
        printf("limit %d: %llu %llu\n", i, (unsigned long long)limit.rlim_cur, (unsigned long long)limit.rlim_max);
    }
}

static void show_attributes(void) {
    static const struct {
        const char *name;
        int get;
    } attributes[] = {
        {"dumpable", PR_GET_DUMPABLE}, {"securebits", PR_GET_SECUREBITS}, {"keepcaps", PR_GET_KEEPCAPS}, {"no_new_privs", PR_GET_NO_NEW_PRIVS},
        {"timing", PR_GET_TIMING}, {"timerslack", PR_GET_TIMERSLACK}, {"thp", PR_GET_THP_DISABLE}, {"memory failure", PR_MCE_KILL_GET},
        {"io flusher", PR_GET_IO_FLUSHER}, {"speculation", PR_GET_SPECULATION_CTRL},
    };
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
        printf("%s: %d\n", attributes[i].name, prctl(attributes[i].get, 0, 0, 0, 0));
    int signal = -1, reaper = -1;
    prctl(PR_GET_PDEATHSIG, &signal);
    prctl(PR_GET_CHILD_SUBREAPER, &reaper);
    printf("death signal %d, reaper %d, persona %x\n", signal, reaper, personality(0xffffffff));
}

static void show_scheduling(void) {
    struct sched_param parameter;
    cpu_set_t cores;
    sched_getparam(0, &parameter);
    sched_getaffinity(0, sizeof cores, &cores);
    printf("policy %d, priority %d, nice %d, io %ld, cores %d\n", sched_getscheduler(0), parameter.sched_priority,
        getpriority(PRIO_PROCESS, 0), syscall(SYS_ioprio_get, 1, 0), CPU_COUNT(&cores));
    printf("runner: policy %d, nice %d, io %ld\n", sched_getscheduler(1), getpriority(PRIO_PROCESS, 1), syscall(SYS_ioprio_get, 1, 1));
    printf("session of its own: %d, group of its own: %d\n", getsid(0) == getpid(), getpgrp() == getpid());
}

static void show_descriptors(void) {
    for (int fd = 0; fd < 256; fd++) {
        struct stat status;
        if (fstat(fd, &status) == 0)
            printf("descriptor %d: type %o, flags %x\n", fd, status.st_mode & S_IFMT, fcntl(fd, F_GETFL));
    }
}

static void show_signals(void) {
    sigset_t blocked;
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) == 0 && (action.sa_handler != SIG_DFL || sigismember(&blocked, number) == 1))
            printf("signal %d is not as usual\n", number);
    }
}

int main(void) {
    show_process("self");
    show_process("1");
    show_mounts();
    show_limits();
    show_attributes();
    show_scheduling();
    show_signals();
    show_descriptors();
    show("/proc/key-users");
    show("/proc/keys");
    show("/proc/locks");
    show("/proc/sysvipc/shm");
    show("/proc/net/unix");
    printf("keyring: %ld\n", syscall(SYS_keyctl, 0, -3, 0) < 0 ? -(long)errno : 0);
    printf("umask %03o\n", umask(0));
    return 0;
}
