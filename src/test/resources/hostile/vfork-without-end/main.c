#define _GNU_SOURCE
#include <unistd.h>
int main(void) {
    if (vfork() == 0)
        for (;;)
            pause();
}
