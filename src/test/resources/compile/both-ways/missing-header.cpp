#include <bits/stdc++.hpp>
int main() {}
