#pragma once
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <sys/stat.h>
std::ifstream judge_in, judge_ans;
std::istream author_out(std::cin.rdbuf());
char *feedbackdir = NULL;
void vreport(const char *category, const char *msg, va_list ap) {
    std::string name = std::string(feedbackdir) + "/" + category;
    FILE *f = fopen(name.c_str(), "a");
    vfprintf(f, msg, ap);
    fclose(f);
}
[[noreturn]] void accept() { exit(42); }
[[noreturn]] void wrong_answer(const char *msg, ...) { va_list ap; va_start(ap, msg); vreport("judgemessage.txt", msg, ap); exit(43); }
[[noreturn]] void judge_error(const char *msg, ...) { va_list ap; va_start(ap, msg); vreport("judgeerror.txt", msg, ap); exit(1); }
bool is_directory(const char *path) { struct stat e; return stat(path, &e) == 0 && S_ISDIR(e.st_mode); }
void init_io(int argc, char **argv) {
    if (argc < 4 || !is_directory(argv[3])) { fprintf(stderr, "usage: %s in ans dir\n", argv[0]); exit(1); }
    feedbackdir = argv[3];
    judge_in.open(argv[1]); judge_ans.open(argv[2]);
    author_out.rdbuf(std::cin.rdbuf());
}
