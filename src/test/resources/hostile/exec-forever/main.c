#include <unistd.h>
int main(int count, char **arguments) {
    (void)count;
    execv("/program/main", arguments);
    return 1;
}
