??=include <bits/stdc++.h>
int main() { std::cout << "trigraph\n"; }
