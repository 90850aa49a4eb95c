#define _GNU_SOURCE
#include <mqueue.h>
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    int found = shmget(77, 4096, 0) >= 0 || semget(77, 1, 0) >= 0 || msgget(77, 0) >= 0;
    found |= mq_open("/note", 0) >= 0;
    found |= syscall(SYS_request_key, "user", "note", 0, -4) >= 0;
    puts(found ? "found" : "clean");
    shmget(77, 4096, IPC_CREAT | 0666);
    semget(77, 1, IPC_CREAT | 0666);
    msgget(77, IPC_CREAT | 0666);
    mq_open("/note", 0102, 0666, 0);
    syscall(SYS_add_key, "user", "note", "secret", 6, -4);
}
