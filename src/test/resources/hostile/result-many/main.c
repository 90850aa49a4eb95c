#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    char name[32];
    mkdir("result", 0700);
    for (int i = 0; i < 20000; i++) {
        sprintf(name, "result/%d", i);
        close(open(name, O_CREAT | O_WRONLY, 0600));
    }
}
