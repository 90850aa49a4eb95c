static char array[700 << 20];
int main(void) {
    for (unsigned i = 0; i < sizeof array; i += 4096)
        array[i] = 1;
    return array[12345];
}
