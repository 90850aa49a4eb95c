#pragma GCC target("avx2")
#include <bits/stdc++.h>
#include <immintrin.h>
__m256i twice(__m256i a) { return _mm256_add_epi32(a, a); }
int main() {
#ifdef __AVX2__
    std::cout << "avx2\n";
#else
    std::cout << "none\n";
#endif
}
