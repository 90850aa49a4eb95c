#include "cell.h"

#include <linux/openat2.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#define HOST_SIDE "/g"

/* The number of a run's first process is the next one. */
#define BEFORE_FIRST_PID "9"

static int store = -1;
static int channels = -1;
static int last_pid = -1;

int own_by_program(int fd) {
    return fchown(fd, program_user, program_user) != 0 ? fail("hand a descriptor to the program") : 0;
}

/* No link is followed and nothing above `directory` is reached, by any name. */
int open_below(int directory, const char *name, uint64_t flags) {
    struct open_how how = {.flags = flags | O_CLOEXEC, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS};
    return (int)syscall(SYS_openat2, directory, name, &how, sizeof how);
}

/*** The host's side: store and channels stay reachable for the runner, by descriptor only ***/

static int open_directory(const char *path) {
    int fd = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        die(path);
    return fd;
}

/* How many processes there were is nobody's business: numbers begin anew with each run, where the kernel has the setting. */
static void open_last_pid(void) {
    last_pid = open("/proc/sys/kernel/ns_last_pid", O_WRONLY | O_CLOEXEC);
    if (last_pid < 0 && errno != ENOENT)
        die("open the setting of process numbers");
}

void renew_pids(void) {
    if (last_pid >= 0 && pwrite(last_pid, BEFORE_FIRST_PID, sizeof BEFORE_FIRST_PID - 1, 0) < 0)
        die("set back the process numbers");
}

/* Settings a program could change, and lists that show other cells or the host. */
static void cover_proc(void) {
    static const char *const lists[] = {"/proc/keys", "/proc/key-users", "/proc/timer_list", "/proc/kcore", "/proc/kmsg", "/proc/sysrq-trigger"};
    unsigned long flags = MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC;
    if (mount("/proc/sys", "/proc/sys", NULL, MS_BIND, NULL) != 0 || mount(NULL, "/proc/sys", NULL, flags, NULL) != 0)
        die("make /proc/sys read-only");
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (mount("/dev/null", lists[i], NULL, MS_BIND, NULL) != 0 && errno != ENOENT)
            die(lists[i]);
}

/*
 * Mounts that are reached by descriptor from now on leave the namespace: covered only, their paths on the host could still be
 * read in /proc/self/mountinfo. The store must stay, for programs' directories are mounted from it.
 */
static void detach_host_side(void) {
    static const char *const mounts[] = {"cell", "channels", "memory", "cpuacct", "pids", "unified"};
    for (size_t i = 0; i < sizeof mounts / sizeof *mounts; i++) {
        char path[32];
        snprintf(path, sizeof path, HOST_SIDE "/%s", mounts[i]);
        if (umount2(path, MNT_DETACH) != 0 && errno != ENOENT)
            die(path);
    }
}

/* A program that may write to a device may stamp its times, which other cells and the host see. Bubblewrap's read-only mounts have no devices. */
static void protect_devices(void) {
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
        if (mount(NULL, devices[i], NULL, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NOEXEC, NULL) != 0)
            die(devices[i]);
}

void hide_host_side(void) {
    open_last_pid();
    protect_devices();
    cover_proc();
    store = open_directory(HOST_SIDE "/store");
    channels = open_directory(HOST_SIDE "/channels");
    detach_host_side();
    if (mount("none", HOST_SIDE, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=4k,nr_inodes=1,mode=0") != 0)
        die("cover " HOST_SIDE);
}

int open_stored(const char *name) {
    int fd = open_below(store, name, O_RDONLY);
    return fd < 0 ? fail("open a stored file") : fd;
}

int measure_stored(const char *name, uint64_t *bytes) {
    struct stat status;
    if (fstatat(store, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return fail("look at a stored file");
    *bytes = (uint64_t)status.st_size;
    return 0;
}

/*** Channels: FIFOs shared by the two cells of an interactive problem ***/

/* Keepers hold both ends until both sides are open, so that neither side sees a false end of file. */
static struct {
    const char *name;
    int keeper;
} open_channels[2];
static size_t channel_count;

int open_channel(const char *name, int direction) {
    if (channel_count == 2 || strchr(name, '/') != NULL)
        return errno = EINVAL, fail("name a channel");
    if (mkfifoat(channels, name, 0600) != 0 && errno != EEXIST)
        return fail("make a channel");
    int keeper = open_below(channels, name, O_RDWR | O_NONBLOCK);
    if (keeper < 0)
        return fail("open a channel");
    open_channels[channel_count].name = name;
    open_channels[channel_count++].keeper = keeper;
    int fd = open_below(channels, name, (uint64_t)direction | O_NONBLOCK);
    if (fd < 0 || fcntl(fd, F_SETFL, 0) != 0)
        fail("open an end of a channel"), close_fd(&fd);
    else if (own_by_program(fd) != 0)
        close_fd(&fd);
    return fd;
}

void forget_channels(void) {
    while (channel_count > 0) {
        channel_count--;
        close(open_channels[channel_count].keeper);
        unlinkat(channels, open_channels[channel_count].name, 0);
    }
}

/*** The program's directory: a read-only view into the store, changed only when the program changes ***/

static bool shows_program;

static int hide_program(void) {
    if (shows_program && umount2(PROGRAM, MNT_DETACH) != 0)
        return fail("hide the last program's directory");
    shows_program = false;
    return 0;
}

/* The name does not tell: the store may have thrown the directory away, and made another one under the same name. */
static bool is_shown(int directory) {
    struct stat wanted, shown;
    if (!shows_program || fstat(directory, &wanted) != 0 || stat(PROGRAM, &shown) != 0)
        return false;
    return wanted.st_dev == shown.st_dev && wanted.st_ino == shown.st_ino;
}

int show_program(const char *stored_directory) {
    if (stored_directory[0] == '\0')
        return hide_program();
    int fd CLOSED_AT_END = open_below(store, stored_directory, O_PATH | O_DIRECTORY);
    if (fd < 0)
        return fail("open the program's directory");
    if (is_shown(fd))
        return 0;
    if (hide_program() != 0)
        return -1;
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    /* The copy keeps the store's flags: read-only, nosuid, nodev. */
    if (mount(path, PROGRAM, NULL, MS_BIND, NULL) != 0)
        return fail("show the program's directory");
    shows_program = true;
    return 0;
}
