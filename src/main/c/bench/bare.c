/*
 * Measures a run without any sandbox. bare CORE|any PROGRAM INPUT answers each byte it reads by one
 * vfork + exec + wait of the program, standard input from the file, output to /dev/null. Then it prints
 * one line with the nanoseconds it took. The judge's benchmark sets cells against it in the same minute.
 */
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static void enter_core(size_t number) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(number, &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) != 0)
        exit(1);
}

int main(int count, char **arguments) {
    if (count != 4)
        return 2;
    if (strcmp(arguments[1], "any") != 0)
        enter_core(strtoul(arguments[1], NULL, 10));
    for (char request; read(0, &request, 1) == 1;) {
        long long start = now_ns();
        run_once(arguments[2], arguments[3]);
        printf("%lld\n", now_ns() - start);
        fflush(stdout);
    }
    return 0;
}
