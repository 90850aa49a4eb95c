#pragma once
#include <bits/stdc++.h>
int main() { std::cout << "once\n"; }
