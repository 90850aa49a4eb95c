#include <fcntl.h>
#include <stdio.h>
int main(void) {
    int files = 0;
    while (open("/dev/null", O_RDONLY) >= 0)
        files++;
    puts(files < 256 ? "bounded" : "too many");
}
