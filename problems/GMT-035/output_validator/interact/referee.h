// What an interactor of a strategy problem talks with: the program's side of the talk, read line by line, and the last word about it.
// Each package that uses this file keeps its own copy beside its interactor, so that it stands alone.
#pragma once
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

class Referee {
public:
    /// As the format calls an interactor: the input, the answer, and the directory for what it has to tell.
    explicit Referee(char** arguments) : input(arguments[1]), feedback_(arguments[3]) {
        std::signal(SIGPIPE, SIG_IGN);  // a program that went away is told by its next line
    }

    /// What the test holds.
    std::ifstream input;

    /// Where the talk is, for messages: "game 2, move 3".
    std::string where;

    void say(const std::string& line) {
        std::fputs((line + "\n").c_str(), stdout);
        std::fflush(stdout);
    }

    /// The numbers of the program's next line; refuses anything that is not so many of them.
    std::vector<long long> numbers(std::size_t count) {
        const std::string line = next_line();
        std::istringstream words(line);
        std::vector<long long> all;
        for (long long number; words >> number;) all.push_back(number);
        if (!words.eof() || all.size() != count) {
            refuse("expected " + std::to_string(count) + (count == 1 ? " number" : " numbers") + ", found '" + line + "'");
        }
        return all;
    }

    /// Ends the talk: the program has lost, or did not keep to the rules.
    [[noreturn]] void refuse(const std::string& reason) { end(REFUSED, where + ": " + reason); }

    /// Ends the talk: the program has won everything, provided that it says nothing more.
    [[noreturn]] void accept(const std::string& praise) {
        std::fclose(stdout);
        where = "after the last game";
        for (int byte; (byte = std::getchar()) != EOF;) {
            if (byte > ' ') refuse("your program went on talking");
        }
        end(ACCEPTED, praise);
    }

private:
    // format 2025-09: what an output validator exits with
    static constexpr int ACCEPTED = 42;
    static constexpr int REFUSED = 43;
    static constexpr std::size_t LONGEST_LINE = 100;

    std::string next_line() {
        std::string line;
        for (int byte; (byte = std::getchar()) != '\n';) {
            if (byte == EOF) refuse("expected a move, and your program has ended or closed its output");
            if (line.size() == LONGEST_LINE) refuse("expected a move, found a line that begins with '" + line + "'");
            line += byte >= ' ' && byte < 127 ? static_cast<char>(byte) : ' ';
        }
        return line;
    }

    [[noreturn]] void end(int code, const std::string& message) {
        std::ofstream(feedback_ + "judgemessage.txt") << message << '\n';
        std::exit(code);
    }

    const std::string feedback_;
};
