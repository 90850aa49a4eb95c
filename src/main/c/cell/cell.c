#include "cell.h"

#include <linux/capability.h>
#include <linux/sched.h>
#include <linux/sched/types.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

/* Signals that the judge's process ignored or blocked must not reach the programs. */
static void reset_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++)
        signal(number, SIG_DFL);
}

/* Mounting workspaces, becoming the program's user, reading and removing its files, its limits. */
static const int needed[] = {
    CAP_SYS_ADMIN, CAP_SETUID, CAP_SETGID, CAP_SETPCAP, CAP_CHOWN, CAP_FOWNER, CAP_DAC_OVERRIDE, CAP_KILL, CAP_SYS_RESOURCE, CAP_SYS_NICE,
};

/* Drops the capabilities that bubblewrap left. Where the host lacks one that bubblewrap was told to keep, it drops none. */
static void keep_needed_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct own[2], kept[2] = {0};
    if (syscall(SYS_capget, &header, own) != 0)
        die("read the capabilities");
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        kept[CAP_TO_INDEX(needed[i])].permitted |= own[CAP_TO_INDEX(needed[i])].permitted & CAP_TO_MASK(needed[i]);
    for (size_t i = 0; i < 2; i++)
        kept[i].effective = kept[i].permitted;
    if (syscall(SYS_capset, &header, kept) != 0)
        die("give up the capabilities that are not needed");
}

/*
 * Every program inherits this: no capability can be had again by exec (uid 0 means nothing, the
 * bounding set is empty). The runner itself can be neither traced nor read through /proc.
 */
static void give_up_privileges(void) {
    unsigned long bits = SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED;
    if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0)
        die("clear the ambient capabilities");
    if (prctl(PR_SET_SECUREBITS, bits) != 0)
        die("lock the secure bits");
    keep_needed_capabilities();
    for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++)
        if (prctl(PR_CAPBSET_DROP, capability) != 0)
            die("empty the capability bounding set");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        die("set no_new_privs");
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        die("become undumpable");
}

/* The limits that are the same for every run; a run sets the rest itself (child.c). */
static void set_standing_limits(void) {
    static const struct {
        __rlimit_resource_t resource;
        rlim_t most;
    } limits[] = {
        {RLIMIT_CORE, 1}, /* 0 would still start a handler that takes dumps from a pipe */
        {RLIMIT_MEMLOCK, 64 << 10}, {RLIMIT_MSGQUEUE, 0}, {RLIMIT_NICE, 0}, {RLIMIT_RTPRIO, 0}, {RLIMIT_STACK, RLIM_INFINITY},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (setrlimit(limits[i].resource, &(struct rlimit){limits[i].most, limits[i].most}) != 0)
            die("set a standing limit");
}

/*
 * Limits are kept within milliseconds on a busy core only if the runner gets its turn at once. The programs it starts get no such
 * preference. An ordinary user may not ask for it, and does without.
 */
static void take_precedence(void) {
    struct sched_attr wish = {.size = sizeof wish, .sched_policy = SCHED_NORMAL, .sched_nice = -10, .sched_flags = SCHED_FLAG_RESET_ON_FORK};
    if (syscall(SYS_sched_setattr, 0, &wish, 0) != 0 && errno != EPERM && errno != EACCES)
        die("take precedence over programs");
}

static noreturn void serve(char **arguments) {
    const char *meter = "none";
    uid_t uid = 0;
    bool filtered = true;
    for (; arguments[0] != NULL && arguments[1] != NULL; arguments += 2) {
        if (strcmp(arguments[0], "--meter") == 0)
            meter = arguments[1];
        else if (strcmp(arguments[0], "--uid") == 0)
            uid = (uid_t)strtoul(arguments[1], NULL, 10);
        else if (strcmp(arguments[0], "--filter") == 0)
            filtered = strcmp(arguments[1], "none") != 0;
        else
            errno = EINVAL, die(arguments[0]);
    }
    umask(022);
    if (uid == 0)
        keep_user();
    else
        drop_to_user(uid);
    reset_signals();
    set_standing_limits();
    take_precedence();
    open_meter(meter);
    hide_host_side();
    give_up_privileges();
    if (filtered)
        install_filter();
    keep_standing_descriptors();
    reply_hello();
    static struct request request;
    for (;;) {
        struct payload payload;
        forget_messages();
        if (read_message(&payload) != MESSAGE_RUN)
            continue; /* GO or STOP for a run that was over before */
        if (decode_request(payload, &request) != 0)
            errno = EPROTO, die("read a request");
        run(&request);
    }
}

int main(int count, char **arguments) {
    if (count >= 2 && strcmp(arguments[1], "join") == 0)
        join(arguments + 2);
    if (count >= 2 && strcmp(arguments[1], "serve") == 0)
        serve(arguments + 2);
    errno = EINVAL;
    die("usage: cell join [--cgroup DIR]... [--core N] -- PROGRAM ARG... | cell serve [--meter v1|v2|none] [--uid N] [--filter none]");
}
