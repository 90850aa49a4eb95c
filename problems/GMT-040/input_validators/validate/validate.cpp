// Accepts exactly: the number of heaps t, then for each the number of its parts k and k lines: `pile n m` and m numbers that rise, `row n h`,
// `tree n` and what each edge stands on, `graph n m v` and m edges. From every edge of a tree one comes down to the ground; no graph has a circle.
#include "strict_input.h"

#include <vector>

// Takes off again and again what nothing leads to; true if all of it goes. `leads` holds pairs.
bool has_no_circle(long long nodes, const std::vector<std::pair<long long, long long>>& leads) {
    std::vector<std::vector<long long>> targets(nodes + 1);
    std::vector<long long> entered(nodes + 1), open;
    for (const auto& [from, to] : leads) {
        targets[from].push_back(to);
        ++entered[to];
    }
    for (long long node = 0; node <= nodes; ++node)
        if (entered[node] == 0) open.push_back(node);
    long long gone = 0;
    while (!open.empty()) {
        const long long node = open.back();
        open.pop_back();
        ++gone;
        for (const long long to : targets[node])
            if (--entered[to] == 0) open.push_back(to);
    }
    return gone == nodes + 1;
}

int main() {
    StrictInput in;
    long long parts_left = {{k_sum_max}}, stones_left = {{stones_sum_max}}, pins_left = {{pins_sum_max}};
    long long edges_left = {{edges_sum_max}}, nodes_left = {{nodes_sum_max}}, graph_edges_left = {{m_sum_max}};
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long heap = 0; heap < t; ++heap) {
        const long long k = in.integer("k, with what the sum of all k leaves,", 1, parts_left);
        in.line_end();
        parts_left -= k;
        for (long long part = 0; part < k; ++part) {
            const std::string kind = in.word("a kind of game", "abcdefghijklmnopqrstuvwxyz", 1, 5);
            in.space();
            if (kind == "pile") {
                stones_left -= in.integer("the stones of a pile, with what their sum leaves,", 1, stones_left);
                in.space();
                const long long m = in.integer("m of a pile", 1, {{set_max}});
                long long last = 0;
                for (long long i = 0; i < m; ++i) {
                    in.space();
                    last = in.integer("a number of the set, more than the one before it,", last + 1, {{stones_sum_max}});
                }
            } else if (kind == "row") {
                const long long n = in.integer("the pins of a row", 1, {{pins_max}});
                if (n > pins_left) in.refuse("all rows together have too many pins");
                pins_left -= n;
                in.space();
                in.integer("h of a row", 1, {{pins_max}});
            } else if (kind == "tree") {
                const long long n = in.integer("the edges of a tree, with what their sum leaves,", 1, edges_left);
                edges_left -= n;
                std::vector<std::pair<long long, long long>> leads;
                for (long long edge = 1; edge <= n; ++edge) {
                    in.space();
                    leads.emplace_back(edge, in.integer("what an edge stands on", 0, n));
                }
                if (!has_no_circle(n, leads)) in.refuse("from every edge one should come down to the ground, but some stand in a circle");
            } else if (kind == "graph") {
                const long long n = in.integer("the nodes of a graph, with what their sum leaves,", 1, nodes_left);
                nodes_left -= n;
                in.space();
                const long long m = in.integer("the edges of a graph, with what their sum leaves,", 0, graph_edges_left);
                graph_edges_left -= m;
                in.space();
                in.integer("v", 1, n);
                std::vector<std::pair<long long, long long>> leads;
                for (long long i = 0; i < m; ++i) {
                    in.space();
                    const long long from = in.integer("where an edge begins", 1, n);
                    in.space();
                    leads.emplace_back(from, in.integer("where an edge ends", 1, n));
                }
                if (!has_no_circle(n, leads)) in.refuse("a graph should have no circle");
            } else {
                in.refuse("expected pile, row, tree or graph");
            }
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
