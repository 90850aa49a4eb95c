// Accepts exactly: "n m", then m lines "u v" that form a directed acyclic graph on the nodes 1 to n, then "a b" with a != b.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

const long long N_MAX = {{n_max}};
const long long M_MAX = {{m_max}};

long long line = 1;

[[noreturn]] void refuse(const std::string& found) {
    std::fprintf(stderr, "line %lld: %s\n", line, found.c_str());
    std::exit(43);
}

long long readInteger(const std::string& name, long long low, long long high) {
    std::string digits;
    int c = std::getchar();
    for (; c >= '0' && c <= '9'; c = std::getchar()) digits += static_cast<char>(c);
    std::ungetc(c, stdin);
    if (digits.empty()) refuse(name + " is missing: write an integer without a sign");
    if (digits.size() > 18) refuse(name + " has more than 18 digits");
    if (digits.size() > 1 && digits[0] == '0') refuse(name + " has a leading zero");
    const long long value = std::stoll(digits);
    if (value < low || value > high)
        refuse(name + " is " + digits + ", not in " + std::to_string(low) + ".." + std::to_string(high));
    return value;
}

void readSpace() {
    if (std::getchar() != ' ') refuse("one space should follow the number");
}

void readLineEnd() {
    if (std::getchar() != '\n') refuse("the line should end right after the number, with a line feed");
    line++;
}

bool isAcyclic(const std::vector<std::vector<int>>& next) {
    std::vector<int> incoming(next.size(), 0);
    for (const auto& targets : next)
        for (int v : targets) incoming[v]++;
    std::vector<int> free;
    for (size_t u = 0; u < next.size(); u++)
        if (incoming[u] == 0) free.push_back(static_cast<int>(u));
    for (size_t taken = 0; taken < free.size(); taken++)
        for (int v : next[free[taken]])
            if (--incoming[v] == 0) free.push_back(v);
    return free.size() == next.size();
}

int main() {
    const long long n = readInteger("n", 2, N_MAX);
    readSpace();
    const long long m = readInteger("m", 0, M_MAX);
    readLineEnd();
    std::vector<std::vector<int>> next(n);
    for (long long i = 0; i < m; i++) {
        const long long u = readInteger("u", 1, n);
        readSpace();
        const long long v = readInteger("v", 1, n);
        readLineEnd();
        next[u - 1].push_back(static_cast<int>(v - 1));
    }
    const long long a = readInteger("a", 1, n);
    readSpace();
    const long long b = readInteger("b", 1, n);
    if (a == b) refuse("both tokens stand on node " + std::to_string(a));
    readLineEnd();
    if (std::getchar() != EOF) refuse("the input should end after the two tokens");
    if (!isAcyclic(next)) refuse("the edges contain a directed cycle");
    return 42;
}
