#include <string.h>
static int deeper(int depth) {
    volatile char frame[4096];
    memset((void *)frame, depth, sizeof frame);
    return deeper(depth + 1) + frame[7];
}
int main(void) {
    return deeper(0);
}
