template <int N, int M> struct Tree {
    static const int value = Tree<N - 1, 2 * M>::value + Tree<N - 1, 2 * M + 1>::value;
};
template <int M> struct Tree<0, M> {
    static const int value = 1;
};
int main() {
    return Tree<25, 0>::value;
}
