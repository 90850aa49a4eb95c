#define _GNU_SOURCE
#include <errno.h>
#include <linux/sched.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
static void refused(const char *name, long result) {
    if (result >= 0)
        printf("%s is allowed\n", name);
}
#define TRY(name, ...) refused(#name, syscall(SYS_##name, ##__VA_ARGS__))
int main(void) {
    char buffer[256] = {0};
    struct rlimit more = {RLIM_INFINITY, RLIM_INFINITY}, none = {0, 0};
    struct timeval time = {0, 0};
    struct timespec spec = {0, 0};
    struct clone_args namespaces = {.flags = CLONE_NEWUSER, .exit_signal = 17};
    cpu_set_t all;
    memset(&all, 0xff, sizeof all);
    refused("ptrace", ptrace(PTRACE_ATTACH, 1, 0, 0));
    refused("traceme", ptrace(PTRACE_TRACEME, 0, 0, 0));
    TRY(unshare, CLONE_NEWUSER);
    TRY(unshare, CLONE_NEWNET);
    TRY(clone3, &namespaces, sizeof namespaces);
    TRY(clone, CLONE_NEWUSER | 17, 0, 0, 0, 0);
    TRY(setns, 0, 0);
    TRY(mount, "none", "/w", "tmpfs", 0, 0);
    TRY(umount2, "/g", MNT_DETACH);
    TRY(umount2, "/w", MNT_DETACH);
    TRY(umount2, "/program", MNT_DETACH);
    TRY(chroot, "/w");
    TRY(pivot_root, "/w", "/w");
    TRY(fsopen, "tmpfs", 0);
    TRY(open_tree, -1, "/", 0);
    TRY(move_mount, -1, "/w", -1, "/", 0);
    TRY(bpf, 0, 0, 0);
    TRY(perf_event_open, buffer, 0, -1, -1, 0);
    TRY(userfaultfd, 1);
    TRY(io_uring_setup, 8, buffer);
    TRY(kexec_load, 0, 0, 0, 0);
    TRY(init_module, buffer, 1, "");
    TRY(finit_module, 0, "", 0);
    TRY(delete_module, "x", 0);
    TRY(reboot, 0xfee1dead, 672274793, 0x1234567, 0);
    TRY(syslog, 3, buffer, 100);
    TRY(acct, "/w/acct");
    TRY(swapon, "/w/swap", 0);
    TRY(sethostname, "mine", 4);
    TRY(setdomainname, "mine", 4);
    TRY(iopl, 3);
    TRY(ioperm, 0x80, 1, 1);
    TRY(quotactl, 0, 0, 0, 0);
    TRY(name_to_handle_at, 0, "/w", buffer, buffer, 0);
    TRY(open_by_handle_at, 0, buffer, 0);
    TRY(fanotify_init, 0, 0);
    TRY(inotify_init1, 0);
    TRY(add_key, "user", "name", "data", 4, -3);
    TRY(keyctl, 0, -3, 1);
    TRY(shmget, 1, 4096, 01600);
    TRY(semget, 1, 1, 01600);
    TRY(msgget, 1, 01600);
    TRY(mq_open, "queue", 0102, 0600, 0);
    TRY(clock_settime, 0, &spec);
    TRY(settimeofday, &time, 0);
    TRY(adjtimex, buffer);
    TRY(process_vm_readv, 1, 0, 0, 0, 0, 0);
    TRY(kcmp, 1, getpid(), 0, 0, 0);
    TRY(pidfd_getfd, 0, 0, 0);
    TRY(sched_setaffinity, 0, sizeof all, &all);
    TRY(sched_setaffinity, 1, sizeof all, &all);
    TRY(setpriority, PRIO_PROCESS, 1, 19);
    TRY(sched_setscheduler, 0, 1, &(int){1});
    TRY(prlimit64, 1, RLIMIT_NOFILE, &none, 0);
    TRY(prlimit64, 0, RLIMIT_CORE, &more, 0);
    TRY(prlimit64, 0, RLIMIT_NOFILE, &more, 0);
    TRY(personality, 0x0400000);
    TRY(setuid, 12345);
    TRY(setgroups, 1, &(int){0});
    TRY(mknod, "/w/disk", 060666, 0xfe00);
    TRY(ioctl, 0, 0x5412, "x");
    TRY(ioctl, 0, 0x100005412, "x");
    puts("done");
}
