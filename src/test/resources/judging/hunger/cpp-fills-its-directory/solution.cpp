#include <cstdio>
#include <string>
#include <vector>
int main() {
    std::vector<char> block(1 << 20, 'x');
    for (int i = 0; i < 1000; i++) {
        FILE *file = std::fopen(("file" + std::to_string(i)).c_str(), "w");
        if (file == nullptr || std::fwrite(block.data(), 1, block.size(), file) != block.size())
            return 1;
        std::fclose(file);
    }
}
