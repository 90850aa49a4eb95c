/* DOMjudge's words:
 * @EXPECTED_RESULTS@: CORRECT,COMPILER-ERROR
 */
#include <stdio.h>
int main() { puts("Hello world!"); return 0; }
