%:include <bits/stdc++.h>
int main() <% std::cout << "digraph\n"; %>
