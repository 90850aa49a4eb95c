
// A comment, then /* another

/* of two
   lines * / */ #include <bits/stdc++.h>
int main() { std::cout << __LINE__ << ' ' << __FILE__ << '\n'; }
