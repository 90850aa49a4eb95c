#include <stdio.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 1000; i++) {
        pid_t child = fork();
        if (child == 0)
            _exit(0);
        if (child < 0)
            break;
    }
    puts("done");
}
