#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    const char *paths[] = {"/x", "/usr/x", "/etc/x", "/dev/x", "/program/x", "/program/main", "/g/x", "/proc/sys/kernel/hostname",
        "/proc/sys/net/ipv4/ping_group_range", "/proc/sys/user/max_user_namespaces", "/proc/1/oom_score_adj", "/proc/1/comm", "/proc/sysrq-trigger",
        "/etc/passwd", "/etc/ld.so.preload", "/usr/bin/gcc", "/dev/mem", "/dev/vda", "/dev/tty", "/dev/ptmx", "/dev/kmsg", "/proc/sys/kernel/core_pattern"};
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
        if (open(paths[i], O_WRONLY | O_CREAT, 0600) >= 0 || chmod(paths[i], 0777) == 0 || unlink(paths[i]) == 0)
            puts(paths[i]);
    if (fchmod(0, 0777) == 0)
        puts("changed the mode of its input");
    if (open("/proc/self/fd/0", O_WRONLY) >= 0)
        puts("opened its input for writing");
    puts("done");
}
