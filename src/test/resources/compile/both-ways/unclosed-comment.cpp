/* #include <bits/stdc++.h>
int main() {}
