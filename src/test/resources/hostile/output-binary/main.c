#include <unistd.h>
int main(void) {
    write(1, "\0\xff\xfe\0\x80", 5);
}
