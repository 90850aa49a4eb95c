// Accepts exactly: the number of games t, then for each four lines: the number of nodes n and of looks q; for the nodes 2 to n the node above
// each, which comes before it; as many guesses; what each leaf is worth. One space between two numbers. No leaf lies too deep, there is no more
// to look at than leaves, and alpha-beta in the order of the guesses keeps to the looks. All games together keep to a number of nodes and
// to a number of looks.
#include "strict_input.h"
#include "tree.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long left = {{nodes_max}};
    long long looks_left = {{looks_max}};
    for (long long game = 0; game < t; ++game) {
        const long long n = in.integer("n", 2, left);
        left -= n;
        in.space();
        const long long looks = in.integer("q", 1, looks_left);
        looks_left -= looks;
        in.line_end();

        Tree tree(static_cast<int>(n));
        for (int node = 2; node <= n; ++node) {
            if (node > 2) in.space();
            tree.hang(node, static_cast<int>(in.integer("the node above " + std::to_string(node), 1, node - 1)));
            if (tree.depth[node] > {{depth_max}}) in.refuse("a node lies too deep");
        }
        in.line_end();
        for (int node = 2; node <= n; ++node) {
            if (node > 2) in.space();
            tree.guess[node] = in.integer("a guess", 0, {{value_max}});
        }
        in.line_end();
        const std::vector<int> leaves = tree.leaves();
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            if (i > 0) in.space();
            tree.worth[leaves[i]] = in.integer("what a leaf is worth", 0, {{value_max}});
        }
        if (looks > static_cast<long long>(leaves.size())) in.refuse("there are fewer leaves than looks");
        if (looks < tree.looks_needed()) in.refuse("alpha-beta in the order of the guesses looks at " + std::to_string(tree.looks_needed()) + " leaves");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
