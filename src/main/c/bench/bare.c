/*
 * What a run costs without any sandbox: bare CORE PROGRAM INPUT answers each byte it reads by one
 * vfork + exec + wait of the program, standard input from the file, output to /dev/null, and one line
 * with the nanoseconds it took. The judge's benchmark sets cells against it in the same minute.
 */
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void run_once(char *program, const char *input) {
    pid_t pid = vfork();
    if (pid == 0) {
        int in = open(input, O_RDONLY), out = open("/dev/null", O_WRONLY);
        if (dup2(in, 0) == 0 && dup2(out, 1) == 1)
            execve(program, (char *[]){program, NULL}, (char *[]){NULL});
        _exit(127);
    }
    int status;
    if (pid < 0 || waitpid(pid, &status, 0) != pid || status != 0)
        exit(1);
}

int main(int count, char **arguments) {
    if (count != 4)
        return 2;
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET((size_t)atoi(arguments[1]), &cores);
    sched_setaffinity(0, sizeof cores, &cores);
    for (char request; read(0, &request, 1) == 1;) {
        long long start = now_ns();
        run_once(arguments[2], arguments[3]);
        printf("%lld\n", now_ns() - start);
        fflush(stdout);
    }
    return 0;
}
