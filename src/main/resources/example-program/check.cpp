// Called as: check INPUT ANSWER FEEDBACK_DIR/ [arguments] < OUTPUT_OF_THE_TEAM
// Accepts with exit code 42, refuses with 43 and the reason in judgemessage.txt; any other code says that the package is broken.
// WRITE-ME when an output is right. Until then it is when its words are those of the answer.
#include <fstream>
#include <iostream>
#include <string>

const int ACCEPTED = 42;
const int REFUSED = 43;
const int BROKEN_PACKAGE = 1;
const std::size_t LONGEST_WORD = 1000;

int refuse(const std::string& feedback, const std::string& reason) {
    std::ofstream(feedback + "judgemessage.txt") << reason << '\n';
    return REFUSED;
}

// The next word, cut off so that a flood is not stored; empty at the end.
std::string next_word(std::istream& in) {
    in >> std::ws;
    std::string word;
    for (int c = in.peek(); c != EOF && !std::isspace(c) && word.size() < LONGEST_WORD; c = in.peek()) {
        word += static_cast<char>(in.get());
    }
    return word;
}

int main(int argc, char** argv) {
    if (argc < 4) {
        std::cerr << "usage: check INPUT ANSWER FEEDBACK_DIR/ < OUTPUT\n";
        return BROKEN_PACKAGE;
    }
    std::ifstream answer(argv[2]);
    if (!answer) {
        std::cerr << "cannot read the answer " << argv[2] << '\n';
        return BROKEN_PACKAGE;
    }
    const std::string feedback = argv[3];
    for (int number = 1;; ++number) {
        const std::string expected = next_word(answer);
        const std::string found = next_word(std::cin);
        if (expected != found) {
            return refuse(feedback, "word " + std::to_string(number) + ": expected '" + expected + "', found '" + found + "'");
        }
        if (expected.empty()) return ACCEPTED;
    }
}
