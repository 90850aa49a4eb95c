// Accepts exactly: the number of piles n, then n lines with one pile each, at most boxes_max letters B and W in all of them together.
#include "strict_input.h"

int main() {
    const long long boxes_max = {{boxes_max}};
    StrictInput in;
    const long long n = in.integer("n", 1, boxes_max);
    in.line_end();
    long long boxes_left = boxes_max;
    for (long long i = 0; i < n; ++i) {
        boxes_left -= static_cast<long long>(in.word("a pile", "BW", 1, boxes_max).size());
        if (boxes_left < 0) in.refuse("there are more than " + std::to_string(boxes_max) + " boxes in all piles together");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
