#include "cell.h"

#include <linux/sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>

/*
 * Three lists. A call on none of them is not there. Calls are refused that no contest program, compiler or interpreter needs. So are calls that leave
 * traces for the next run, look into other processes, or reach kernel code that walls do not narrow.
 * mount and umount2 stay open because the runner needs them after the filter is installed; programs
 * have no capability for them.
 */

/* Mechanisms that programs probe for: "not there" lets them fall back. clone3 hides its flags from a filter. */
static const int missing[] = {
    SCMP_SYS(clone3), SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register),
    SCMP_SYS(io_setup), SCMP_SYS(io_submit), SCMP_SYS(io_getevents), SCMP_SYS(io_pgetevents), SCMP_SYS(io_cancel), SCMP_SYS(io_destroy), SCMP_SYS(memfd_secret), SCMP_SYS(inotify_init), SCMP_SYS(inotify_init1),
    /* state that outlives its maker: keyrings, System V IPC, POSIX message queues */
    SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(keyctl),
    SCMP_SYS(shmget), SCMP_SYS(shmat), SCMP_SYS(shmctl), SCMP_SYS(shmdt),
    SCMP_SYS(semget), SCMP_SYS(semop), SCMP_SYS(semctl), SCMP_SYS(semtimedop),
    SCMP_SYS(msgget), SCMP_SYS(msgsnd), SCMP_SYS(msgrcv), SCMP_SYS(msgctl),
    SCMP_SYS(mq_open), SCMP_SYS(mq_unlink), SCMP_SYS(mq_timedsend), SCMP_SYS(mq_timedreceive),
    SCMP_SYS(mq_notify), SCMP_SYS(mq_getsetattr),
    /* descriptors sent through sockets that lie in each other stay open, with the memory behind them */
    SCMP_SYS(sendmsg), SCMP_SYS(sendmmsg),
    /* pages in a pipe stay held, and are nobody's, when they are unmapped */
    SCMP_SYS(vmsplice),
};

static const int forbidden[] = {
    /* other processes; the runner's scheduling is not theirs to change, nor their own core */
    SCMP_SYS(ptrace), SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(kcmp),
    SCMP_SYS(pidfd_getfd), SCMP_SYS(process_madvise), SCMP_SYS(process_mrelease),
    SCMP_SYS(migrate_pages), SCMP_SYS(move_pages), SCMP_SYS(sched_setaffinity), SCMP_SYS(sched_setscheduler),
    SCMP_SYS(sched_setparam), SCMP_SYS(sched_setattr), SCMP_SYS(setpriority), SCMP_SYS(ioprio_set),
    /* namespaces and mounts */
    SCMP_SYS(unshare), SCMP_SYS(setns), SCMP_SYS(chroot), SCMP_SYS(pivot_root), SCMP_SYS(fsopen),
    SCMP_SYS(fsconfig), SCMP_SYS(fsmount), SCMP_SYS(fspick), SCMP_SYS(open_tree), SCMP_SYS(move_mount),
    SCMP_SYS(mount_setattr),
    /* kernel machinery */
    SCMP_SYS(bpf), SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd), SCMP_SYS(kexec_load),
    SCMP_SYS(kexec_file_load), SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(delete_module),
    SCMP_SYS(reboot), SCMP_SYS(syslog), SCMP_SYS(acct), SCMP_SYS(swapon), SCMP_SYS(swapoff),
    SCMP_SYS(sethostname), SCMP_SYS(setdomainname), SCMP_SYS(vhangup), SCMP_SYS(iopl), SCMP_SYS(ioperm),
    SCMP_SYS(modify_ldt), SCMP_SYS(quotactl), SCMP_SYS(quotactl_fd), SCMP_SYS(lookup_dcookie),
    SCMP_SYS(name_to_handle_at), SCMP_SYS(open_by_handle_at), SCMP_SYS(fanotify_init),
    SCMP_SYS(fanotify_mark), SCMP_SYS(ustat), SCMP_SYS(sysfs), SCMP_SYS(_sysctl), SCMP_SYS(nfsservctl),
    /* clocks */
    SCMP_SYS(clock_settime), SCMP_SYS(settimeofday), SCMP_SYS(adjtimex), SCMP_SYS(clock_adjtime),
};

/*
 * All other calls that are known here. What C++, Java, Python and JavaScript, their compilers and the
 * runner were seen to need is in src/test/resources/calls.txt, 100 calls; the rest are their relatives. What a later kernel brings is not there until
 * somebody has looked at it.
 */
static const int known[] = {
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(open), SCMP_SYS(close), SCMP_SYS(stat), SCMP_SYS(fstat), SCMP_SYS(lstat), SCMP_SYS(poll),
    SCMP_SYS(lseek), SCMP_SYS(mmap), SCMP_SYS(mprotect), SCMP_SYS(munmap), SCMP_SYS(brk), SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(ioctl), SCMP_SYS(pread64), SCMP_SYS(pwrite64), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(access),
    SCMP_SYS(pipe), SCMP_SYS(select), SCMP_SYS(sched_yield), SCMP_SYS(mremap), SCMP_SYS(msync), SCMP_SYS(mincore), SCMP_SYS(madvise), SCMP_SYS(dup),
    SCMP_SYS(dup2), SCMP_SYS(pause), SCMP_SYS(nanosleep), SCMP_SYS(getitimer), SCMP_SYS(alarm), SCMP_SYS(setitimer), SCMP_SYS(getpid),
    SCMP_SYS(sendfile), SCMP_SYS(socket), SCMP_SYS(connect), SCMP_SYS(accept), SCMP_SYS(sendto), SCMP_SYS(recvfrom), SCMP_SYS(recvmsg),
    SCMP_SYS(shutdown), SCMP_SYS(bind), SCMP_SYS(listen), SCMP_SYS(getsockname), SCMP_SYS(getpeername), SCMP_SYS(socketpair), SCMP_SYS(setsockopt),
    SCMP_SYS(getsockopt), SCMP_SYS(clone), SCMP_SYS(fork), SCMP_SYS(vfork), SCMP_SYS(execve), SCMP_SYS(exit), SCMP_SYS(wait4), SCMP_SYS(kill),
    SCMP_SYS(uname), SCMP_SYS(fcntl), SCMP_SYS(flock), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(truncate), SCMP_SYS(ftruncate),
    SCMP_SYS(getdents), SCMP_SYS(getcwd), SCMP_SYS(chdir), SCMP_SYS(fchdir), SCMP_SYS(rename), SCMP_SYS(mkdir), SCMP_SYS(rmdir), SCMP_SYS(creat),
    SCMP_SYS(link), SCMP_SYS(unlink), SCMP_SYS(symlink), SCMP_SYS(readlink), SCMP_SYS(chmod), SCMP_SYS(fchmod), SCMP_SYS(chown), SCMP_SYS(fchown),
    SCMP_SYS(lchown), SCMP_SYS(umask), SCMP_SYS(gettimeofday), SCMP_SYS(getrlimit), SCMP_SYS(getrusage), SCMP_SYS(sysinfo), SCMP_SYS(times),
    SCMP_SYS(getuid), SCMP_SYS(getgid), SCMP_SYS(setuid), SCMP_SYS(setgid), SCMP_SYS(geteuid), SCMP_SYS(getegid), SCMP_SYS(setpgid),
    SCMP_SYS(getppid), SCMP_SYS(getpgrp), SCMP_SYS(setsid), SCMP_SYS(setreuid), SCMP_SYS(setregid), SCMP_SYS(getgroups), SCMP_SYS(setgroups),
    SCMP_SYS(setresuid), SCMP_SYS(getresuid), SCMP_SYS(setresgid), SCMP_SYS(getresgid), SCMP_SYS(getpgid), SCMP_SYS(setfsuid), SCMP_SYS(setfsgid),
    SCMP_SYS(getsid), SCMP_SYS(capget), SCMP_SYS(capset), SCMP_SYS(rt_sigpending), SCMP_SYS(rt_sigtimedwait), SCMP_SYS(rt_sigqueueinfo),
    SCMP_SYS(rt_sigsuspend), SCMP_SYS(sigaltstack), SCMP_SYS(utime), SCMP_SYS(mknod), SCMP_SYS(personality), SCMP_SYS(statfs), SCMP_SYS(fstatfs),
    SCMP_SYS(getpriority), SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_get_priority_max), SCMP_SYS(sched_get_priority_min),
    SCMP_SYS(sched_rr_get_interval), SCMP_SYS(mlock), SCMP_SYS(munlock), SCMP_SYS(mlockall), SCMP_SYS(munlockall), SCMP_SYS(prctl),
    SCMP_SYS(arch_prctl), SCMP_SYS(setrlimit), SCMP_SYS(sync), SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(gettid), SCMP_SYS(readahead),
    SCMP_SYS(setxattr), SCMP_SYS(lsetxattr), SCMP_SYS(fsetxattr), SCMP_SYS(getxattr), SCMP_SYS(lgetxattr), SCMP_SYS(fgetxattr), SCMP_SYS(listxattr),
    SCMP_SYS(llistxattr), SCMP_SYS(flistxattr), SCMP_SYS(removexattr), SCMP_SYS(lremovexattr), SCMP_SYS(fremovexattr), SCMP_SYS(tkill),
    SCMP_SYS(time), SCMP_SYS(futex), SCMP_SYS(sched_getaffinity), SCMP_SYS(epoll_create), SCMP_SYS(getdents64), SCMP_SYS(set_tid_address),
    SCMP_SYS(restart_syscall), SCMP_SYS(fadvise64), SCMP_SYS(timer_create), SCMP_SYS(timer_settime), SCMP_SYS(timer_gettime),
    SCMP_SYS(timer_getoverrun), SCMP_SYS(timer_delete), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(exit_group), SCMP_SYS(epoll_wait), SCMP_SYS(epoll_ctl), SCMP_SYS(tgkill), SCMP_SYS(utimes), SCMP_SYS(get_mempolicy), SCMP_SYS(waitid),
    SCMP_SYS(ioprio_get), SCMP_SYS(openat), SCMP_SYS(mkdirat), SCMP_SYS(mknodat), SCMP_SYS(fchownat), SCMP_SYS(futimesat), SCMP_SYS(newfstatat),
    SCMP_SYS(unlinkat), SCMP_SYS(renameat), SCMP_SYS(linkat), SCMP_SYS(symlinkat), SCMP_SYS(readlinkat), SCMP_SYS(fchmodat), SCMP_SYS(faccessat),
    SCMP_SYS(pselect6), SCMP_SYS(ppoll), SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(splice), SCMP_SYS(tee),
    SCMP_SYS(sync_file_range), SCMP_SYS(utimensat), SCMP_SYS(epoll_pwait), SCMP_SYS(signalfd), SCMP_SYS(timerfd_create), SCMP_SYS(eventfd),
    SCMP_SYS(fallocate), SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime), SCMP_SYS(accept4), SCMP_SYS(signalfd4), SCMP_SYS(eventfd2),
    SCMP_SYS(epoll_create1), SCMP_SYS(dup3), SCMP_SYS(pipe2), SCMP_SYS(preadv), SCMP_SYS(pwritev), SCMP_SYS(rt_tgsigqueueinfo), SCMP_SYS(recvmmsg),
    SCMP_SYS(prlimit64), SCMP_SYS(syncfs), SCMP_SYS(getcpu), SCMP_SYS(sched_getattr), SCMP_SYS(renameat2), SCMP_SYS(getrandom),
    SCMP_SYS(memfd_create), SCMP_SYS(execveat), SCMP_SYS(membarrier), SCMP_SYS(mlock2), SCMP_SYS(copy_file_range), SCMP_SYS(preadv2),
    SCMP_SYS(pwritev2), SCMP_SYS(pkey_mprotect), SCMP_SYS(pkey_alloc), SCMP_SYS(pkey_free), SCMP_SYS(statx), SCMP_SYS(rseq),
    SCMP_SYS(pidfd_send_signal), SCMP_SYS(pidfd_open), SCMP_SYS(close_range), SCMP_SYS(openat2), SCMP_SYS(faccessat2), SCMP_SYS(epoll_pwait2),
    SCMP_SYS(futex_waitv),
};

#define CALLS 1024 /* Linux has fewer than 500 */

static scmp_filter_ctx filter;

/* The kernel looks at 32 bits of most arguments; comparing all 64 would let a set high bit slip by. */
static struct scmp_arg_cmp low_bits(unsigned argument, uint32_t mask, uint32_t value) {
    return (struct scmp_arg_cmp){argument, SCMP_CMP_MASKED_EQ, mask, value};
}

static void refuse(int error, int call) {
    if (seccomp_rule_add_exact(filter, SCMP_ACT_ERRNO((uint16_t)error), call, 0) != 0)
        die("refuse a system call");
}

static void refuse_if(int error, int call, struct scmp_arg_cmp condition) {
    if (seccomp_rule_add_array(filter, SCMP_ACT_ERRNO((uint16_t)error), call, 1, &condition) != 0)
        die("refuse a system call by its argument");
}

static void refuse_namespaces(void) {
    static const uint32_t flags[] = {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        refuse_if(EPERM, SCMP_SYS(clone), low_bits(0, flags[i], flags[i]));
}

/* Even loopback keeps state after its process (ports in TIME_WAIT), so only Unix sockets are left. */
static void refuse_networks(void) {
    struct scmp_arg_cmp not_unix = SCMP_A0(SCMP_CMP_NE, AF_UNIX);
    refuse_if(EAFNOSUPPORT, SCMP_SYS(socket), not_unix);
    refuse_if(EAFNOSUPPORT, SCMP_SYS(socketpair), not_unix);
}

/* No memory limit counts them. */
static void refuse_huge_pages(void) {
    refuse_if(EPERM, SCMP_SYS(mmap), low_bits(3, MAP_HUGETLB, MAP_HUGETLB));
    refuse_if(EPERM, SCMP_SYS(memfd_create), low_bits(1, MFD_HUGETLB, MFD_HUGETLB));
}

/*
 * All that a program can write lies in memory. The rest of the host is not its to write to disk. Nor is it to throw out of the page cache, where it
 * makes the next compiler quick.
 */
static void grant_sync_unseen(void) {
    static const int calls[] = {SCMP_SYS(sync), SCMP_SYS(syncfs), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(sync_file_range)};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        refuse(0, calls[i]);
    refuse_if(0, SCMP_SYS(fadvise64), low_bits(3, UINT32_MAX, POSIX_FADV_DONTNEED));
}

static bool lists(const int *calls, size_t count, int call) {
    for (size_t i = 0; i < count; i++)
        if (calls[i] == call)
            return true;
    return false;
}

static void refuse_unknown(void) {
    for (int call = 0; call < CALLS; call++)
        if (!lists(known, sizeof known / sizeof *known, call) && !lists(missing, sizeof missing / sizeof *missing, call)
            && !lists(forbidden, sizeof forbidden / sizeof *forbidden, call))
            refuse(ENOSYS, call);
}

/*
 * A lock on a file of the system would be seen by the runs of other cells. Nobody else can reach a run's
 * own files, so a lock may as well be granted without being taken: toolchains warn when it is refused.
 */
static void grant_locks_unseen(void) {
    static const uint32_t takes[] = {F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW};
    static const uint32_t looks[] = {F_GETLK, F_OFD_GETLK, F_SETLEASE, F_GETLEASE, F_NOTIFY};
    for (size_t i = 0; i < sizeof takes / sizeof *takes; i++)
        refuse_if(0, SCMP_SYS(fcntl), low_bits(1, UINT32_MAX, takes[i]));
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
        refuse_if(EINVAL, SCMP_SYS(fcntl), low_bits(1, UINT32_MAX, looks[i]));
    refuse(0, SCMP_SYS(flock));
}

static void refuse_odd_arguments(void) {
    refuse_if(EPERM, SCMP_SYS(ioctl), low_bits(1, UINT32_MAX, TIOCSTI));
    refuse_if(EPERM, SCMP_SYS(ioctl), low_bits(1, UINT32_MAX, TIOCLINUX));
    /* limits of another process, the runner's above all */
    refuse_if(EPERM, SCMP_SYS(prlimit64), (struct scmp_arg_cmp)SCMP_A0(SCMP_CMP_NE, 0));
    /* the standing limit that keeps the host's crash handler asleep */
    struct scmp_arg_cmp change[] = {low_bits(1, UINT32_MAX, RLIMIT_CORE), SCMP_A2(SCMP_CMP_NE, 0)};
    if (seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), 2, change) != 0)
        die("refuse to change the limit of core dumps");
    refuse_if(EPERM, SCMP_SYS(setrlimit), low_bits(0, UINT32_MAX, RLIMIT_CORE));
    /* READ_IMPLIES_EXEC, MMAP_PAGE_ZERO, foreign systems */
    refuse_if(EPERM, SCMP_SYS(personality), (struct scmp_arg_cmp)SCMP_A0(SCMP_CMP_NE, 0));
}

void install_filter(void) {
    filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == NULL)
        errno = ENOMEM, die("begin the system call filter");
    /* 32-bit and x32 calls would not match the rules above: their caller dies. */
    seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2); /* binary tree */
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_SSB, 1);      /* no speculation penalty for the filtered */
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++)
        refuse(ENOSYS, missing[i]);
    for (size_t i = 0; i < sizeof forbidden / sizeof *forbidden; i++)
        refuse(EPERM, forbidden[i]);
    refuse_unknown();
    refuse_namespaces();
    refuse_networks();
    refuse_huge_pages();
    grant_sync_unseen();
    grant_locks_unseen();
    refuse_odd_arguments();
    if (!meter_has_cgroup())
        refuse(ENOSYS, SCMP_SYS(memfd_create)); /* nobody would count what it holds */
    if (seccomp_load(filter) != 0)
        die("install the system call filter");
    seccomp_release(filter);
}
