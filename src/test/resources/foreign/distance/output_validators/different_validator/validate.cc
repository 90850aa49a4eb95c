#include "validate.h"
#include <cstring>

int main(int argc, char **argv) {
    init_io(argc, argv);
    if (argc != 6 || strcmp(argv[4], "--strict") || strcmp(argv[5], "a b")) judge_error("flags: %d", argc);
    long long a, b, sub, ans; int line = 0;
    while (judge_in >> a >> b) {
        line++;
        if (!(judge_ans >> ans)) judge_error("answer too short");
        if (!(author_out >> sub)) wrong_answer("line %d: too few", line);
        if (sub != ans) wrong_answer("line %d: %lld, not %lld", line, sub, ans);
    }
    std::string trash;
    if (author_out >> trash) wrong_answer("trailing '%s'", trash.c_str());
    accept();
}
