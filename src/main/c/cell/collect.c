#include "cell.h"

#include <dirent.h>
#include <sys/stat.h>

#define MAX_DEPTH 16
#define MAX_RESULTS 4096

/*
 * The program is dead, but what it left is hostile: links, FIFOs, directories without end. Only regular
 * files below the workspace are read, through descriptors, and O_NONBLOCK keeps a FIFO from holding us.
 */
struct collection {
    int workspace;
    uint64_t bytes_left;
    unsigned files_left;
    bool over_limit;
};

static int collect_path(struct collection *into, const char *path, int depth);

static int collect_directory(struct collection *into, const char *path, int fd, int depth) {
    DIR *directory = fdopendir(fd);
    if (directory == NULL)
        return fail("list a result directory");
    int result = 0;
    for (struct dirent *entry; result == 0 && !into->over_limit && (entry = readdir(directory)) != NULL;) {
        char below[4096];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        int length = snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        if (length < (int)sizeof below && depth < MAX_DEPTH)
            result = collect_path(into, below, depth + 1);
    }
    closedir(directory);
    return result;
}

static int collect_file(struct collection *into, const char *path, int fd, uint64_t size) {
    if (size > into->bytes_left || into->files_left == 0) {
        into->over_limit = true;
        return 0;
    }
    into->bytes_left -= size;
    into->files_left--;
    return reply_file(path, fd, size);
}

static int collect_path(struct collection *into, const char *path, int depth) {
    int fd = open_below(into->workspace, path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return 0; /* not made by the program, or not a file: the judge sees that it is missing */
    struct stat status;
    if (fstat(fd, &status) != 0) {
        close(fd);
        return fail("look at a result file");
    }
    if (S_ISDIR(status.st_mode))
        return collect_directory(into, path, fd, depth); /* closes fd */
    int result = S_ISREG(status.st_mode) ? collect_file(into, path, fd, (uint64_t)status.st_size) : 0;
    close(fd);
    return result;
}

int collect_files(const struct request *request, bool *over_limit) {
    if (request->collect_count == 0)
        return 0;
    struct collection into = {.workspace = open_workspace(), .bytes_left = request->collect_bytes, .files_left = MAX_RESULTS};
    if (into.workspace < 0)
        return -1;
    int result = 0;
    for (uint32_t i = 0; result == 0 && i < request->collect_count; i++)
        result = collect_path(&into, request->collect[i], 0);
    close(into.workspace);
    *over_limit = into.over_limit;
    return result;
}
