#include "cell.h"

#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <time.h>

#define MAX_INODES 65536
#define BROUGHT_STEP (1u << 20)

static uint64_t mounted_bytes; /* 0: nothing is mounted */
static struct timespec mounted_at;
static ino_t last_inode; /* of the last file that the runner made there */

/* A file without a name in the workspace: a regular one, for programs that seek or map. */
int make_unnamed_file(mode_t mode) {
    int fd = open(WORKSPACE, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    struct stat status;
    if (fd < 0 || fstat(fd, &status) != 0)
        return fail("make a file without a name");
    last_inode = status.st_ino;
    return fd;
}

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

static int open_nothing(void) {
    int fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    return fd < 0 ? fail("open /dev/null") : fd;
}

int open_source(const struct source *source) {
    switch (source->kind) {
    case SOURCE_EMPTY:
        return open_nothing();
    case SOURCE_INLINE:
        return open_inline(source);
    case SOURCE_STORED:
        return open_stored(source->name);
    default:
        return open_channel(source->name, O_RDONLY);
    }
}

static int measure_source(const struct source *source, uint64_t *bytes) {
    uint64_t size = source->size;
    if (source->kind == SOURCE_STORED && measure_stored(source->name, &size) != 0)
        return -1;
    *bytes += file_bytes(size);
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

/*** One run's workspace is not the next one's ***/

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
