#include <unistd.h>
int main(void) {
    for (;;)
        write(2, "x", 1);
}
