// What the input validators of games on graphs share. Each package that uses this file keeps its own copy beside its validator.
#pragma once

#include <cstddef>
#include <vector>

/// For each node the nodes that its edges lead to; parallel edges stand several times.
using Successors = std::vector<std::vector<int>>;

/// Whether no path leads back to where it began: nodes without an open edge into them are taken away until none is left.
inline bool is_acyclic(const Successors& successors) {
    std::vector<int> open_edges(successors.size(), 0);
    for (const auto& targets : successors)
        for (const int target : targets) ++open_edges[target];
    std::vector<int> free_nodes;
    for (std::size_t node = 0; node < successors.size(); ++node)
        if (open_edges[node] == 0) free_nodes.push_back(static_cast<int>(node));
    for (std::size_t taken = 0; taken < free_nodes.size(); ++taken)
        for (const int target : successors[free_nodes[taken]])
            if (--open_edges[target] == 0) free_nodes.push_back(target);
    return free_nodes.size() == successors.size();
}
