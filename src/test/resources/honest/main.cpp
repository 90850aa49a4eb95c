#include <algorithm>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

// Uses what programs may use: input, memory, a file, a process and a thread.
int main() {
    unsigned count;
    std::cin >> count;
    std::vector<unsigned> numbers(count);
    for (unsigned i = 0; i < count; i++)
        numbers[i] = i * 2654435761u;
    std::atomic<bool> sorted{false};
    std::thread([&] {
        std::sort(numbers.begin(), numbers.end());
        sorted = std::is_sorted(numbers.begin(), numbers.end());
    }).join();
    pid_t child = fork();
    if (child == 0) {
        std::ofstream("kept") << numbers.size();
        _exit(sorted ? 5 : 6);
    }
    int status = 0;
    waitpid(child, &status, 0);
    std::string kept;
    std::ifstream("kept") >> kept;
    std::cout << kept << (WEXITSTATUS(status) == 5 ? " sorted\n" : " unsorted\n");
}
