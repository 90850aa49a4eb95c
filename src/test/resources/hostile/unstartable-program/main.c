const char interpreter[] __attribute__((section(".interp"))) = {'x'};
int main(void) {
    return 0;
}
