#include "cell.h"

#include <sched.h>

static void enter_cgroup(const char *directory) {
    char path[4096];
    snprintf(path, sizeof path, "%s/cgroup.procs", directory);
    int fd CLOSED_AT_END = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || write(fd, "0", 1) != 1) /* "0" is the writer itself */
        die(path);
}

static void enter_core(const char *number) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET((size_t)strtoul(number, NULL, 10), &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) != 0)
        die("pin to the core");
}

unsigned core_count(void) {
    static unsigned count; /* a runner keeps its cores */
    cpu_set_t cores;
    if (count == 0)
        count = sched_getaffinity(0, sizeof cores, &cores) == 0 ? (unsigned)CPU_COUNT(&cores) : 1;
    return count;
}

/*
 * A run at its memory limit shares the cgroup with the runner: the kernel must choose the program.
 * Only root may lower the score; the programs raise theirs in any case.
 */
static void shield_from_oom(void) {
    if (set_oom_score("-1000") != 0 && failure.error != EACCES)
        die("lower the out-of-memory score");
}

noreturn void join(char **arguments) {
    for (; *arguments != NULL && strcmp(*arguments, "--") != 0; arguments += 2) {
        if (arguments[1] != NULL && strcmp(arguments[0], "--cgroup") == 0)
            enter_cgroup(arguments[1]);
        else if (arguments[1] != NULL && strcmp(arguments[0], "--core") == 0)
            enter_core(arguments[1]);
        else
            errno = EINVAL, die(arguments[0]);
    }
    if (arguments[0] == NULL || arguments[1] == NULL)
        errno = EINVAL, die("join: no program to become");
    shield_from_oom();
    execv(arguments[1], arguments + 1);
    die(arguments[1]);
}
