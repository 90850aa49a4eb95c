#include "/etc/shadow"
#include "/g/store/files"
#include "/proc/1/environ"
int main(void) {}
