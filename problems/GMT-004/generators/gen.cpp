// Rows of values: gen.cpp FAMILY ARGUMENTS. Same arguments, same bytes.
//   random N MAX SEED           values drawn from 0 to MAX
//   runs LEFT RIGHT MIDDLE SEED the row rises for LEFT values from the left end and for RIGHT values from the right end;
//                               MIDDLE >= 1 values between them, which break both runs
//   zip LEFT RIGHT MIDDLE SEED  as runs, and the values of the two runs alternate
//   stack LEFT RIGHT MIDDLE ORDER SEED   as runs, and one run lies below the other: left-low or right-low
//   peak LEFT RIGHT SEED        both runs end in the same greatest value, LEFT + RIGHT - 1 values in all
//   rising N, falling N         strictly; the values are consecutive
//   equal N VALUE               the same value N times
//   plateau N SEED              rises and falls with steps of 0 or 1
//   growth N SEED               even runs, one below the other, each about half of the row
//   tiny N SEED                 a few different values, or two runs that meet in a peak
//   every N INDEX               all rows of N values from 0 to N - 1
//   by-hand SEED                seven values with runs worth thinking about
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

using Row = std::vector<long long>;
const long long VALUE_MAX = {{value_max}};

class Dice {
public:
    explicit Dice(unsigned long long seed) : engine(seed) {}
    long long below(long long bound) { return static_cast<long long>(engine() % static_cast<unsigned long long>(bound)); }
    long long from(long long low, long long high) { return low + below(high - low + 1); }

private:
    std::mt19937_64 engine;
};

Row random(long long n, long long max, Dice& dice) {
    Row row;
    for (long long i = 0; i < n; i++) row.push_back(dice.below(max + 1));
    return row;
}

Row rising(long long from, long long n) {
    Row row;
    for (long long i = 0; i < n; i++) row.push_back(from + i);
    return row;
}

// Consecutive values with small gaps go to the left or the right run as the choice says, smallest outermost.
template <class GoesLeft> Row twoRuns(long long left, long long right, long long middle, Dice& dice, GoesLeft goesLeft) {
    const long long gap = std::max(1LL, std::min(50LL, VALUE_MAX / (left + right + 1)));
    Row leftRun, rightRun;
    for (long long value = dice.below(3); left + right > 0; value += dice.from(1, gap)) {
        const bool toLeft = right == 0 || (left > 0 && goesLeft());
        (toLeft ? leftRun : rightRun).push_back(value);
        (toLeft ? left : right)--;
    }
    Row between;
    for (long long i = 0; i < middle; i++) between.push_back(dice.below(std::min(leftRun.back(), rightRun.back()) + 1));
    Row row = leftRun;
    row.insert(row.end(), between.begin(), between.end());
    row.insert(row.end(), rightRun.rbegin(), rightRun.rend());
    return row;
}

Row runs(long long left, long long right, long long middle, Dice& dice) {
    return twoRuns(left, right, middle, dice, [&] { return dice.below(2) == 0; });
}

Row zip(long long left, long long right, long long middle, Dice& dice) {
    bool turn = dice.below(2) == 0;
    return twoRuns(left, right, middle, dice, [&] { return turn = !turn; });
}

// The slowest rows to search: while the low run is taken, a whole run of the high one is open at every step.
Row stack(long long left, long long right, long long middle, const std::string& order, Dice& dice) {
    return twoRuns(left, right, middle, dice, [&] { return order == "left-low"; });
}

Row peak(long long left, long long right, Dice& dice) {
    Row row = runs(left, right, 1, dice);
    row[left] = *std::max_element(row.begin(), row.end()) + 1;
    row.erase(row.begin() + left - 1);
    row.erase(row.begin() + left);
    return row;
}

Row plateau(long long n, Dice& dice) {
    Row row = {n};
    bool up = true;
    while (static_cast<long long>(row.size()) < n) {
        if (dice.below(5) == 0) up = !up;
        row.push_back(row.back() + (up ? 1 : -1) * dice.below(2));
    }
    return row;
}

Row every(long long n, long long index) {
    Row row;
    for (long long i = 0; i < n; i++, index /= n) row.push_back(index % n);
    return index > 0 ? Row{} : row;
}

Row growth(long long n, Dice& dice) {
    const long long run = n / 4 * 2 - 2;
    return stack(run, run, n - 2 * run, dice.below(2) ? "left-low" : "right-low", dice);
}

bool hasTwoRuns(const Row& row) {
    return row[0] < row[1] && row[row.size() - 1] < row[row.size() - 2];
}

Row withTwoRuns(long long n, long long max, Dice& dice) {
    Row row;
    do {
        row = random(n, max, dice);
    } while (!hasTwoRuns(row));
    return row;
}

// Most short rows have a run of length 1; a third of the rows drawn have none, or Second would hardly ever win, and a third
// are nothing but two runs, or long runs would hardly ever be seen.
Row tiny(long long n, Dice& dice) {
    const long long kind = n < 3 ? 0 : dice.below(3);
    if (kind == 0) return random(n, n, dice);
    if (kind == 1) return withTwoRuns(n, n, dice);
    const long long left = dice.from(1, n);
    return peak(left, n + 1 - left, dice);
}

void print(const Row& row) {
    if (row.empty()) return;
    std::printf("%zu\n", row.size());
    for (size_t i = 0; i < row.size(); i++) std::printf(i ? " %lld" : "%lld", row[i]);
    std::printf("\n");
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.at(0);
    const auto number = [&](size_t i) { return std::stoll(words.at(i)); };
    Dice dice(std::stoull(words.back()));
    if (family == "random") print(random(number(1), number(2), dice));
    else if (family == "runs") print(runs(number(1), number(2), number(3), dice));
    else if (family == "zip") print(zip(number(1), number(2), number(3), dice));
    else if (family == "stack") print(stack(number(1), number(2), number(3), words.at(4), dice));
    else if (family == "peak") print(peak(number(1), number(2), dice));
    else if (family == "rising") print(rising(0, number(1)));
    else if (family == "falling") {
        Row row = rising(0, number(1));
        std::reverse(row.begin(), row.end());
        print(row);
    } else if (family == "equal") print(Row(number(1), number(2)));
    else if (family == "plateau") print(plateau(number(1), dice));
    else if (family == "growth") print(growth(number(1), dice));
    else if (family == "tiny") print(tiny(number(1), dice));
    else if (family == "every") print(every(number(1), number(2)));
    else if (family == "by-hand") print(withTwoRuns(7, 9, dice));
    else {
        std::fprintf(stderr, "unknown family '%s': see the head of gen.cpp\n", family.c_str());
        return 1;
    }
}
