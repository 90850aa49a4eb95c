#include <signal.h>
#include <unistd.h>
int main(void) {
    fork();
    for (;;)
        raise(SIGSTOP);
}
