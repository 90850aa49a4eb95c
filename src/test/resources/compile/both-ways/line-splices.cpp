#inc\
lude <bits/std\
c++.h>
int main() { std::cout << "splices\n"; }
