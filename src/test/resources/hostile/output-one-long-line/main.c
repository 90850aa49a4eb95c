#include <string.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    memset(block, 'x', sizeof block);
    for (int i = 0; i < 64; i++)
        for (size_t done = 0; done < sizeof block;)
            done += write(1, block + done, sizeof block - done);
}
