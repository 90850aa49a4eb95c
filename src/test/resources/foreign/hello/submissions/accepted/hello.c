// @EXPECTED_RESULTS@: CORRECT
#include <stdio.h>

int main(void)
{
	char hello[20] = "Hello world!";
	printf("%s\n",hello);
	return 0;
}
