#include <bits/stdc++.h>
#include "bits/stdc++.h"
#include <bits/stdc++.h>
int main() { std::cout << std::gcd(12, 18) << '\n'; }
