int main() {
    return x;
}
