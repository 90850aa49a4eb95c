// Called as: check INPUT ANSWER FEEDBACK_DIR/ [arguments] < OUTPUT_OF_THE_TEAM
//
// Accepts (exit 42) First's best total and any line of play in which every move is optimal for the player who makes
// it; refuses (exit 43) everything else and writes the reason to judgemessage.txt. Any other exit code says that the
// input or the answer file is broken, which is never the team's fault.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

const int ACCEPTED = 42;
const int REFUSED = 43;
const int BROKEN_PACKAGE = 1;

std::ofstream judge_message;

[[noreturn]] void refuse(const std::string& reason) {
    judge_message << reason << '\n';
    judge_message.close();
    std::exit(REFUSED);
}

[[noreturn]] void blame_the_package(const std::string& reason) {
    std::cerr << reason << '\n';
    std::exit(BROKEN_PACKAGE);
}

/// The leads of all pieces of a row: what the player on turn can collect more than the other one.
class Leads {
public:
    explicit Leads(const std::vector<long long>& values)
        : values_(values), width_(values.size()), lead_(width_ * width_) {
        for (std::size_t l = width_; l-- > 0;) {
            at(l, l) = values[l];
            for (std::size_t r = l + 1; r < width_; ++r) at(l, r) = std::max(by_left(l, r), by_right(l, r));
        }
    }

    long long of(std::size_t l, std::size_t r) const { return lead_[l * width_ + r]; }
    long long by_left(std::size_t l, std::size_t r) const { return values_[l] - (l == r ? 0 : of(l + 1, r)); }
    long long by_right(std::size_t l, std::size_t r) const { return values_[r] - (l == r ? 0 : of(l, r - 1)); }

private:
    long long& at(std::size_t l, std::size_t r) { return lead_[l * width_ + r]; }

    const std::vector<long long>& values_;
    std::size_t width_;
    std::vector<long long> lead_;
};

std::vector<long long> read_values(const char* path) {
    std::ifstream input(path);
    std::size_t coins = 0;
    if (!(input >> coins) || coins == 0) blame_the_package("the input has no number of coins");
    std::vector<long long> values(coins);
    for (long long& value : values) {
        if (!(input >> value)) blame_the_package("the input has fewer values than coins");
    }
    return values;
}

void check_answer_file(const char* path, long long total) {
    std::ifstream answer(path);
    long long claimed = 0;
    if (!(answer >> claimed)) blame_the_package("the answer file does not begin with a total");
    if (claimed != total) {
        blame_the_package("the answer file says " + std::to_string(claimed) + ", the checker finds " +
                          std::to_string(total));
    }
}

/// The next word, cut off after `most` bytes so that a flood is not stored; empty at the end of the output.
std::string next_word(std::istream& in, std::size_t most) {
    in >> std::ws;
    std::string word;
    for (int byte = in.peek(); byte != EOF && !std::isspace(byte) && word.size() <= most; byte = in.peek()) {
        word.push_back(static_cast<char>(in.get()));
    }
    return word;
}

/// The word as it may be shown: no control bytes, not longer than a short line.
std::string shown(std::string word) {
    const std::size_t most = 40;
    const bool cut = word.size() > most;
    word.resize(std::min(word.size(), most));
    for (char& byte : word) {
        if (byte < ' ' || byte > '~') byte = '?';
    }
    return "'" + word + (cut ? "…'" : "'");
}

void check_total(const std::string& word, long long total) {
    if (word.empty()) refuse("the output is empty: expected First's total and the line of play");
    if (word != std::to_string(total)) {
        refuse("First's total: expected " + std::to_string(total) + ", found " + shown(word));
    }
}

void check_line(const std::string& line, const std::vector<long long>& values, const Leads& leads) {
    const std::size_t coins = values.size();
    if (line.empty()) refuse("there is a total, but no line of play after it");
    const std::size_t other = line.find_first_not_of("LR");
    if (other != std::string::npos) {
        refuse("move " + std::to_string(other + 1) + ": expected L or R, found " + shown(line.substr(other, 1)));
    }
    if (line.size() != coins) {
        const std::string found = line.size() > coins ? "more" : std::to_string(line.size());
        refuse("the line of play: expected " + std::to_string(coins) + " moves, found " + found);
    }
    std::size_t l = 0;
    std::size_t r = coins - 1;
    for (std::size_t move = 0; move < coins; ++move) {
        const bool left = line[move] == 'L';
        const long long reached = left ? leads.by_left(l, r) : leads.by_right(l, r);
        if (reached != leads.of(l, r)) {
            refuse("move " + std::to_string(move + 1) + ", " + (move % 2 == 0 ? "First" : "Second") + " takes " +
                   std::to_string(left ? values[l] : values[r]) + " from the " + (left ? "left" : "right") +
                   ": the other end is better by " + std::to_string(leads.of(l, r) - reached));
        }
        if (move + 1 < coins) left ? ++l : --r;
    }
}

int main(int argc, char** argv) {
    if (argc < 4) blame_the_package("usage: check INPUT ANSWER FEEDBACK_DIR/ < OUTPUT");
    judge_message.open(std::string(argv[3]) + "/judgemessage.txt");
    if (!judge_message) blame_the_package("cannot write judgemessage.txt into " + std::string(argv[3]));

    const std::vector<long long> values = read_values(argv[1]);
    const Leads leads(values);
    const long long everything = std::accumulate(values.begin(), values.end(), 0LL);
    const long long total = (everything + leads.of(0, values.size() - 1)) / 2;
    check_answer_file(argv[2], total);

    const std::size_t longest_number = 40;
    check_total(next_word(std::cin, longest_number), total);
    check_line(next_word(std::cin, values.size()), values, leads);
    const std::string rest = next_word(std::cin, longest_number);
    if (!rest.empty()) refuse("after the line of play: expected nothing, found " + shown(rest));
    return ACCEPTED;
}
