#include <sys/wait.h>
#include <unistd.h>
// Each alone is within the limit, all together are not; the program itself ends well.
int main() {
    for (int i = 0; i < 8; i++)
        if (fork() == 0) {
            volatile char *memory = new char[16 << 20];
            for (int at = 0; at < 16 << 20; at += 4096)
                memory[at] = 1;
            sleep(1);
            _exit(0);
        }
    while (wait(nullptr) > 0)
        ;
}
