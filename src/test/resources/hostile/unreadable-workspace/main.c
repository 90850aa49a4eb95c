#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    close(open("locked", O_CREAT | O_WRONLY, 0));
    chmod("/w", 0);
    puts(rmdir("/w") == 0 ? "removed" : "kept");
}
