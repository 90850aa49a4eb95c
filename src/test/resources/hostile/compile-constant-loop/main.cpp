constexpr unsigned long long spin(unsigned long long n) {
    unsigned long long sum = 0;
    for (unsigned long long i = 0; i < 250000; i++)
        sum += i ^ n;
    return sum;
}
template <unsigned long long n> constexpr unsigned long long more() {
    return spin(n) + more<n + 1>() + more<2 * n + 1>();
}
int main() {
    constexpr auto never = more<1>();
    return never;
}
