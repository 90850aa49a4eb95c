// @EXPECTED_RESULTS@: CORRECT,RUN-ERROR,NO-OUTPUT,WRONG-ANSWER,TIMELIMIT
#include <stdio.h>
#include <unistd.h>
int main() { if (fork() == 0) { puts("Hello world!"); return 0; } return 0; }
