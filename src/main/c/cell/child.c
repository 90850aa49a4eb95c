#include "cell.h"

#include <grp.h>
#include <linux/capability.h>
#include <sched.h>
#include <sys/syscall.h>

uid_t program_user;
static bool user_changes;

/*** In the child: it shares the runner's memory until exec, and the runner waits ***/

static int limit(__rlimit_resource_t resource, rlim_t most) {
    return setrlimit(resource, &(struct rlimit){most, most});
}

static int setup_streams(const struct streams *streams) {
    if (dup2(streams->in, 0) < 0 || dup2(streams->out, 1) < 0 || dup2(streams->err, 2) < 0)
        return fail("connect the standard streams");
    if (streams->release >= 0 && dup2(streams->release, 3) < 0)
        return fail("connect the release pipe");
    if (syscall(SYS_close_range, streams->release >= 0 ? 4u : 3u, ~0u, 0) != 0)
        return fail("close the runner's descriptors");
    return 0;
}

/* The kernel schedules a session as one: a run that shared the runner's could slow it, and the next run, by /proc/self/autogroup. */
static int setup_session(void) {
    return setsid() < 0 ? fail("begin a session") : 0;
}

static int setup_limits(const struct request *request) {
    bool counted = meter_has_cgroup();
    rlim_t cpu_s = request->cpu_ns / NS_PER_S + 2; /* a net below the runner's own timer */
    if (limit(RLIMIT_CPU, cpu_s) != 0)
        return fail("limit CPU time");
    if (limit(RLIMIT_FSIZE, request->workspace_bytes) != 0)
        return fail("limit file size");
    if (limit(RLIMIT_NOFILE, request->open_files) != 0)
        return fail("limit open files");
    if (!counted && (limit(RLIMIT_DATA, data_bytes(request->memory_bytes, request->processes)) != 0 || limit(RLIMIT_NPROC, request->processes + 1) != 0))
        return fail("limit memory and processes");
    return 0;
}

static int drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {0};
    return syscall(SYS_capset, &header, none) != 0 ? fail("drop all capabilities") : 0;
}

/* Who stops being root loses all capabilities by that. The runner's own user and group never change: it would outlive bubblewrap then. */
static int setup_user(void) {
    if (!user_changes)
        return drop_capabilities();
    if (setresgid(program_user, program_user, program_user) != 0 || setresuid(program_user, program_user, program_user) != 0)
        return fail("become the program's user");
    return 0;
}

static bool lies_below(const char *path, const char *directory) {
    size_t length = strlen(directory);
    return strncmp(path, directory, length) == 0 && path[length] == '/';
}

/*
 * What was compiled for the run, or placed, may be such that the kernel refuses it: a broken header, an interpreter that is
 * not there. That is the program's own doing, like a crash, unless the host lacked something at that moment.
 */
static bool is_refused(const char *path, int error) {
    static const int ours[] = {EAGAIN, ENOMEM, ENFILE, EMFILE, EIO, ETXTBSY, E2BIG};
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (error == ours[i])
            return false;
    return (lies_below(path, PROGRAM) || lies_below(path, WORKSPACE)) && access(path, F_OK) == 0;
}

/* Nobody reads it if standard error is closed: the exit code says the same. */
static noreturn void tell_refusal(int error) {
    const char *reason = strerrordesc_np(error);
    char text[128];
    int length = snprintf(text, sizeof text, "the program cannot be executed: %s\n", reason == NULL ? "unknown reason" : reason);
    if (write(STDERR_FILENO, text, (size_t)length) < 0)
        _exit(CANNOT_EXECUTE);
    _exit(CANNOT_EXECUTE);
}

struct launch {
    const struct request *request;
    const struct streams *streams;
};

static int become_program(void *argument) {
    const struct launch *launch = argument;
    const struct request *request = launch->request;
    if (take_offer_back() == 0 && setup_streams(launch->streams) == 0 && setup_session() == 0 && setup_limits(request) == 0 && setup_user() == 0) {
        execve(request->argv[0], request->argv, request->envp);
        if (is_refused(request->argv[0], errno))
            tell_refusal(errno);
        fail("execute the program");
    }
    _exit(127);
}

/*** In the runner ***/

/*
 * An ordinary user's programs inherit the highest score from the runner: being undumpable, it could not
 * raise it for them later. The kernel takes the largest then, which the runner is not.
 */
void keep_user(void) {
    program_user = getuid();
    if (set_oom_score(MOST_LIKELY_KILLED) != 0)
        die("raise the out-of-memory score");
}

void drop_to_user(uid_t uid) {
    user_changes = true;
    program_user = uid;
    keep_oom_score();
    if (setgroups(0, NULL) != 0)
        die("leave all groups");
}

/* The child takes it back before anything else: this is for one that was not made, or that could not. */
static void restore_offer(void) {
    struct failure first = failure;
    take_offer_back();
    failure = first;
}

pid_t start_program(const struct request *request, const struct streams *streams, int *pidfd) {
    static _Alignas(16) char stack[64 << 10];
    struct launch launch = {request, streams};
    failure = (struct failure){0};
    if (offer_to_be_killed() != 0)
        return -1;
    int flags = CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD;
    pid_t pid = clone(become_program, stack + sizeof stack, flags, &launch, pidfd);
    if (pid < 0)
        fail("start a process");
    if (failure.step != NULL)
        restore_offer();
    return pid;
}
