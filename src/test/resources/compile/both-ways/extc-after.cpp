#include <bits/stdc++.h>
#include <bits/extc++.h>
int main() {
    __gnu_pbds::tree<int, __gnu_pbds::null_type, std::less<int>, __gnu_pbds::rb_tree_tag,
                     __gnu_pbds::tree_order_statistics_node_update> tree;
    for (int i = 0; i < 10; i++) tree.insert(i * i);
    std::cout << *tree.find_by_order(3) << '\n';
}
