// Accepts exactly the inputs of the statement: n, m, m edges between nodes 0..n-1, no directed cycle; parallel edges are allowed.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

const long long N_MAX = {{n_max}};
const long long M_MAX = {{m_max}};

std::string text;
size_t at = 0;

[[noreturn]] void refuse(const std::string& what) {
    std::cerr << "byte " << at << ": " << what << "\n";
    std::exit(43);
}

void expect(char wanted, const char* name) {
    if (at >= text.size() || text[at] != wanted) refuse(std::string("expected ") + name);
    ++at;
}

long long number(const char* name, long long least, long long most) {
    size_t from = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    size_t digits = at - from;
    if (digits == 0 || digits > 18) refuse(std::string(name) + " is not a number of 1 to 18 digits");
    if (digits > 1 && text[from] == '0') refuse(std::string(name) + " has a leading zero");
    long long value = std::stoll(text.substr(from, digits));
    if (value < least || value > most)
        refuse(std::string(name) + " is outside " + std::to_string(least) + ".." + std::to_string(most));
    return value;
}

bool is_acyclic(const std::vector<std::vector<int>>& successors) {
    std::vector<int> open_predecessors(successors.size(), 0);
    for (const auto& list : successors)
        for (int to : list) ++open_predecessors[to];
    std::vector<int> free_nodes;
    for (size_t v = 0; v < successors.size(); ++v)
        if (open_predecessors[v] == 0) free_nodes.push_back(static_cast<int>(v));
    for (size_t i = 0; i < free_nodes.size(); ++i)
        for (int to : successors[free_nodes[i]])
            if (--open_predecessors[to] == 0) free_nodes.push_back(to);
    return free_nodes.size() == successors.size();
}

int main() {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
    long long n = number("n", 1, N_MAX);
    expect(' ', "one space between n and m");
    long long m = number("m", 0, M_MAX);
    expect('\n', "the end of the line after m");
    std::vector<std::vector<int>> successors(n);
    for (long long i = 0; i < m; ++i) {
        long long from = number("u", 0, n - 1);
        expect(' ', "one space between u and v");
        long long to = number("v", 0, n - 1);
        expect('\n', "the end of the line after v");
        successors[from].push_back(static_cast<int>(to));
    }
    if (at != text.size()) refuse("there is text after the last edge");
    if (!is_acyclic(successors)) refuse("the graph has a directed cycle");
    return 42;
}
