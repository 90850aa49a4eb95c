// What the interactor talks with: the program's lines, each a word and a node, and the last word about the talk.
#pragma once
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

class Talk {
public:
    /// As the format calls an interactor: the input, the answer, and the directory for what it has to tell.
    explicit Talk(char** arguments) : input(arguments[1]), feedback_(arguments[3]) {
        std::signal(SIGPIPE, SIG_IGN);  // a program that went away is told by its next line
    }

    /// What the test holds.
    std::ifstream input;

    /// Where the talk is, for messages: "game 2, move 3".
    std::string where;

    struct Line {
        std::string word;
        long long node;

        std::string said() const { return "'" + word + " " + std::to_string(node) + "'"; }
    };

    void say(const std::string& line) {
        std::fputs((line + "\n").c_str(), stdout);
        std::fflush(stdout);
    }

    /// The program's next line; refuses anything that is not one of the two words and a number.
    Line next(const std::string& one, const std::string& other) {
        const std::string text = line();
        std::istringstream words(text);
        Line found;
        std::string rest;
        if (!(words >> found.word >> found.node) || words >> rest || (found.word != one && found.word != other))
            refuse("expected '" + one + "' or '" + other + "' and a node, found '" + text + "'");
        return found;
    }

    /// Ends the talk: the program has lost something, or did not keep to the rules.
    [[noreturn]] void refuse(const std::string& reason) { end(REFUSED, where + ": " + reason); }

    /// Ends the talk: the program has reached everything, provided that it says nothing more.
    [[noreturn]] void accept(const std::string& praise) {
        std::fclose(stdout);
        where = "after the last game";
        for (int byte; (byte = std::getchar()) != EOF;)
            if (byte > ' ') refuse("your program went on talking");
        end(ACCEPTED, praise);
    }

private:
    // format 2025-09: what an output validator exits with
    static constexpr int ACCEPTED = 42;
    static constexpr int REFUSED = 43;
    static constexpr std::size_t LONGEST_LINE = 100;

    std::string line() {
        std::string text;
        for (int byte; (byte = std::getchar()) != '\n';) {
            if (byte == EOF) refuse("expected a look or a move, and your program has ended or closed its output");
            if (text.size() == LONGEST_LINE) refuse("expected a look or a move, found a line that begins with '" + text + "'");
            text += byte >= ' ' && byte < 127 ? static_cast<char>(byte) : ' ';
        }
        return text;
    }

    [[noreturn]] void end(int code, const std::string& message) {
        std::ofstream(feedback_ + "judgemessage.txt") << message << '\n';
        std::exit(code);
    }

    const std::string feedback_;
};
