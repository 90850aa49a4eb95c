#include <cstdio>
namespace inner {
#include <climits>
}
int main() { std::printf("%d\n", INT_MAX); }
