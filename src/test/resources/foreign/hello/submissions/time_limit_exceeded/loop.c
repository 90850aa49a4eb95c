int main() { for (volatile long i = 0;; i++) { } }
