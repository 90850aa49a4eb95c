__asm__(".rept 1000000\n.rept 1000\nmovq $0, %rax\n.endr\n.endr");
int main(void) { return 0; }
