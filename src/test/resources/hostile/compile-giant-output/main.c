char giant[3000000000] = {1};
int main(void) {
    return giant[7];
}
