#include "cell.h"

#include <linux/openat2.h>
#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>

#define HOST_SIDE "/g"
#define MAX_INODES 65536
#define BROUGHT_STEP (1u << 20)

/* The number of a run's first process is the next one. */
#define BEFORE_FIRST_PID "9"

static int store = -1;
static int channels = -1;
static int last_pid = -1;

static uint64_t mounted_bytes; /* of the workspace; 0: nothing is mounted */
static struct timespec mounted_at;
static ino_t last_inode; /* of the last file that the runner made there */

int own_by_program(int fd) {
    return fchown(fd, program_user, program_user) != 0 ? fail("hand a descriptor to the program") : 0;
}

/* No link is followed and nothing above `directory` is reached, whatever the name says. */
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

/* Whoever may write to a device may stamp its times, which other cells and the host see. Bubblewrap would take the devices away with it. */
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

/* A file without a name in the workspace: a regular one, for programs that seek or map. */
int make_unnamed_file(mode_t mode) {
    int fd = open(WORKSPACE, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    struct stat status;
    if (fd < 0 || fstat(fd, &status) != 0)
        return fail("make a file without a name");
    last_inode = status.st_ino;
    return fd;
}

static int open_inline(const struct source *source) {
    int fd = make_unnamed_file(0600);
    if (fd < 0)
        return -1;
    if (write(fd, source->bytes, source->size) != (ssize_t)source->size || lseek(fd, 0, SEEK_SET) != 0)
        fail("write the inline input"), close_fd(&fd);
    else if (own_by_program(fd) != 0) /* or it could not open /dev/stdin */
        close_fd(&fd);
    return fd;
}

int open_source(const struct source *source) {
    int fd;
    switch (source->kind) {
    case SOURCE_EMPTY:
        fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
        return fd < 0 ? fail("open /dev/null") : fd;
    case SOURCE_INLINE:
        return open_inline(source);
    case SOURCE_STORED:
        fd = open_below(store, source->name, O_RDONLY);
        return fd < 0 ? fail("open a stored file") : fd;
    default:
        return open_channel(source->name, O_RDONLY);
    }
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

static char shown[256];

int show_program(const char *stored_directory) {
    if (strcmp(shown, stored_directory) == 0)
        return 0;
    if (strlen(stored_directory) >= sizeof shown)
        return errno = ENAMETOOLONG, fail("show the program's directory");
    if (shown[0] != '\0' && umount2(PROGRAM, MNT_DETACH) != 0)
        return fail("hide the last program's directory");
    shown[0] = '\0';
    if (stored_directory[0] == '\0')
        return 0;
    int fd CLOSED_AT_END = open_below(store, stored_directory, O_PATH | O_DIRECTORY);
    if (fd < 0)
        return fail("open the program's directory");
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    /* The copy keeps the store's flags: read-only, nosuid, nodev. */
    if (mount(path, PROGRAM, NULL, MS_BIND, NULL) != 0)
        return fail("show the program's directory");
    strcpy(shown, stored_directory);
    return 0;
}

/*** The workspace: a tmpfs of the run's own ***/

int open_workspace(void) {
    int fd = open(WORKSPACE, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return fd < 0 ? fail("open the workspace") : fd;
}

static int workspace_changed_at(struct timespec *time) {
    struct stat status;
    if (stat(WORKSPACE, &status) != 0)
        return fail("look at the workspace");
    *time = status.st_ctim;
    return 0;
}

static int unmount_workspace(void) {
    mounted_bytes = 0;
    while (umount2(WORKSPACE, MNT_DETACH) == 0) {
    }
    return errno == EINVAL ? 0 : fail("unmount the workspace");
}

static int mount_with(uint64_t bytes, unsigned long flags) {
    char options[128];
    snprintf(options, sizeof options, "size=%llu,nr_inodes=%d,mode=0700,uid=%u,gid=%u", (unsigned long long)bytes, MAX_INODES, program_user, program_user);
    if (mount("none", WORKSPACE, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOATIME | flags, options) != 0)
        return fail("mount the workspace");
    mounted_bytes = bytes;
    return 0;
}

/* Programs begin where the runner is. */
static int enter_workspace(void) {
    return chdir(WORKSPACE) != 0 ? fail("enter the workspace") : 0;
}

/* A file makes its number the last one. */
static int count_inode(void) {
    int fd CLOSED_AT_END = make_unnamed_file(0600);
    return fd < 0 ? -1 : 0;
}

static int mount_workspace(uint64_t bytes) {
    return mount_with(bytes, 0) != 0 || enter_workspace() != 0 || count_inode() != 0 ? -1 : workspace_changed_at(&mounted_at);
}

/* Numbers of files go up by one: where one is left out, the program made a file, if only one without a name. */
static bool has_made_files(void) {
    ino_t before = last_inode;
    return count_inode() != 0 || last_inode != before + 1;
}

/* In steps, or the files of each run would ask for a workspace of another size. */
static uint64_t size_with(const struct request *request, uint64_t brought) {
    return request->workspace_bytes + (brought + BROUGHT_STEP - 1) / BROUGHT_STEP * BROUGHT_STEP;
}

int widen_workspace(const struct request *request, uint64_t brought) {
    uint64_t bytes = size_with(request, brought);
    return bytes == mounted_bytes ? 0 : mount_with(bytes, MS_REMOUNT);
}

/*** What the judge puts there ***/

static int measure_source(const struct source *source, uint64_t *bytes) {
    struct stat status;
    if (source->kind == SOURCE_STORED && fstatat(store, source->name, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return fail("look at a stored file");
    *bytes += file_bytes(source->kind == SOURCE_STORED ? (uint64_t)status.st_size : source->size);
    return 0;
}

static uint64_t parents_bytes(const char *name) {
    uint64_t bytes = 0;
    for (; *name != '\0'; name++)
        bytes += *name == '/' ? file_bytes(0) : 0;
    return bytes;
}

int measure_files(const struct request *request, uint64_t *bytes) {
    *bytes = 0;
    bool copied = request->in.kind == SOURCE_INLINE || (request->ahead && request->in.kind == SOURCE_STORED);
    if (copied && measure_source(&request->in, bytes) != 0)
        return -1;
    for (uint32_t i = 0; i < request->file_count; i++) {
        *bytes += parents_bytes(request->files[i].name);
        if (measure_source(&request->files[i].content, bytes) != 0)
            return -1;
    }
    return 0;
}

int copy_source(const struct source *source, int to) {
    if (source->kind == SOURCE_EMPTY)
        return 0;
    int from CLOSED_AT_END = open_source(source);
    if (from < 0)
        return -1;
    ssize_t copied;
    while ((copied = sendfile(to, from, NULL, 1 << 30)) > 0) {
    }
    return copied < 0 ? fail("copy a file into the workspace") : 0;
}

static int place_file(int directory, const struct placed_file *file) {
    int fd CLOSED_AT_END = openat(directory, file->name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, file->executable ? 0700 : 0600);
    if (fd < 0)
        return fail("make a file in the workspace");
    return copy_source(&file->content, fd) != 0 || own_by_program(fd) != 0 ? -1 : 0;
}

static int make_parents(int directory, const char *name) {
    char path[4096];
    for (const char *slash = strchr(name, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        if ((size_t)(slash - name) >= sizeof path)
            return errno = ENAMETOOLONG, fail("make a directory in the workspace");
        memcpy(path, name, (size_t)(slash - name));
        path[slash - name] = '\0';
        int made = mkdirat(directory, path, 0700);
        if ((made != 0 && errno != EEXIST) || fchownat(directory, path, program_user, program_user, AT_SYMLINK_NOFOLLOW) != 0)
            return fail("make a directory in the workspace");
    }
    return 0;
}

int place_files(const struct request *request) {
    if (request->file_count == 0)
        return 0;
    int directory CLOSED_AT_END = open_workspace();
    for (uint32_t i = 0; directory >= 0 && i < request->file_count; i++)
        if (make_parents(directory, request->files[i].name) != 0 || place_file(directory, &request->files[i]) != 0)
            return -1;
    return directory < 0 ? -1 : 0;
}

/*
 * A change during the run shows in the directory's ctime, unless mount and change fall into one tick
 * of the coarse clock that stamps it. So "untouched" is only believed when that tick was over before
 * the run began.
 */
static bool tick_was_over;

int prepare_workspace(const struct request *request, uint64_t brought) {
    uint64_t bytes = size_with(request, brought);
    if (mounted_bytes != bytes && (unmount_workspace() != 0 || mount_workspace(bytes) != 0))
        return -1;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME_COARSE, &now);
    tick_was_over = now.tv_sec > mounted_at.tv_sec || (now.tv_sec == mounted_at.tv_sec && now.tv_nsec > mounted_at.tv_nsec);
    return place_files(request);
}

void renew_workspace(void) {
    struct timespec changed_at;
    if (mounted_bytes != 0 && tick_was_over && workspace_changed_at(&changed_at) == 0 && memcmp(&changed_at, &mounted_at, sizeof changed_at) == 0 && !has_made_files())
        return;
    uint64_t bytes = mounted_bytes;
    if (unmount_workspace() != 0 || (bytes != 0 && mount_workspace(bytes) != 0))
        die("renew the workspace");
}
