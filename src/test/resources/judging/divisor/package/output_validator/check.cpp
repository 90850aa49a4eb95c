// Reads the submission's output from standard input. The words "crash", "hang", "zero" and "again" make it misbehave.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

int main(int, char **argv) {
    std::ifstream in(argv[1]);
    std::ofstream message(std::string(argv[3]) + "judgemessage.txt");
    long long n, divisor;
    in >> n;
    std::string word;
    std::cin >> word;
    if (word == "crash") std::abort();
    if (word == "hang") for (volatile int i = 0;; i = i + 1) {}
    if (word == "zero") return 0;
    if (word == "again") {
        std::ofstream(std::string(argv[3]) + "nextpass.in") << "1\n";
        return 43;
    }
    divisor = std::atoll(word.c_str());
    if (divisor <= 1 || divisor >= n || n % divisor != 0) {
        message << word << " is no proper divisor of " << n << "\n";
        return 43;
    }
    return 42;
}
