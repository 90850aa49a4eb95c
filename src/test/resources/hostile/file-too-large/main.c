#include <fcntl.h>
#include <unistd.h>
int main(void) {
    ftruncate(open("big", O_CREAT | O_RDWR, 0600), 1L << 50);
    pause();
}
