// Searches the heaps that moves can leave all together, instead of each game alone.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Part {
    char kind;
    std::vector<int> rule, now;
    bool operator<(const Part& other) const { return std::pair(rule, now) < std::pair(other.rule, other.now); }
};
using Heap = std::vector<Part>;

std::vector<std::pair<std::string, Part>> moves(const Part& part) {
    std::vector<std::pair<std::string, Part>> all;
    auto add = [&](const std::string& name, const std::vector<int>& now) { all.push_back({name, {part.kind, part.rule, now}}); };
    if (part.kind == 'p') {
        for (const int taken : part.rule)
            if (taken <= part.now[0]) add("take " + std::to_string(taken), {part.now[0] - taken});
    } else if (part.kind == 'r') {
        const int h = part.rule[0], pins = static_cast<int>(part.now.size());
        for (int from = 0; from + h <= pins; ++from) {
            if (std::count(part.now.begin() + from, part.now.begin() + from + h, 1) < h) continue;
            std::vector<int> next = part.now;
            std::fill(next.begin() + from, next.begin() + from + h, 0);
            add("at " + std::to_string(from + 1), next);
        }
    } else if (part.kind == 't') {
        for (int cut = 1; cut <= static_cast<int>(part.rule.size()); ++cut) {
            if (part.now[cut - 1] == 0) continue;
            std::vector<int> next = part.now;
            for (int edge = 1; edge <= static_cast<int>(part.rule.size()); ++edge)
                for (int under = edge; under != 0; under = part.rule[under - 1])
                    if (under == cut) next[edge - 1] = 0;
            add("cut " + std::to_string(cut), next);
        }
    } else {
        std::set<int> targets;
        for (size_t i = 0; i < part.rule.size(); i += 2)
            if (part.rule[i] == part.now[0]) targets.insert(part.rule[i + 1]);
        for (const int to : targets) add("to " + std::to_string(to), {to});
    }
    return all;
}

std::map<Heap, int> known;

int value(const Heap& heap) {
    const auto found = known.find(heap);
    if (found != known.end()) return found->second;
    std::set<int> after;
    for (size_t i = 0; i < heap.size(); ++i) {
        for (const auto& move : moves(heap[i])) {
            Heap next = heap;
            next[i] = move.second;
            after.insert(value(next));
        }
    }
    int least = 0;
    while (after.count(least)) ++least;
    return known[heap] = least;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int k;
        std::cin >> k;
        Heap heap(k);
        for (Part& part : heap) {
            std::string kind;
            int n, m = 1;
            std::cin >> kind >> n;
            part.kind = kind[0];
            part.now = {n};
            if (part.kind == 't') m = n;
            if (part.kind == 'p' || part.kind == 'g') std::cin >> m;
            if (part.kind == 'g') std::cin >> part.now[0];
            part.rule.resize(part.kind == 'g' ? 2 * m : m);
            for (int& number : part.rule) std::cin >> number;
            if (part.kind == 'r' || part.kind == 't') part.now.assign(n, 1);
        }
        known.clear();
        const int all = value(heap);
        std::cout << (all == 0 ? "Second 0" : "First " + std::to_string(all));
        bool found = all == 0;
        for (int i = 0; i < k && !found; ++i) {
            for (const auto& [name, next] : moves(heap[i])) {
                Heap after = heap;
                after[i] = next;
                if (found || value(after) != 0) continue;
                std::cout << ' ' << i + 1 << ' ' << name;
                found = true;
            }
        }
        std::cout << '\n';
    }
}
