class Main {
    void solve() {}
}
