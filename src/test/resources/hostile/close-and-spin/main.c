#include <signal.h>
#include <unistd.h>
int main(void) {
    for (int i = 1; i < 65; i++)
        signal(i, SIG_IGN);
    close(0), close(1), close(2);
    for (;;) {
    }
}
