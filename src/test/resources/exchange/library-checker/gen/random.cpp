#include "../params.h"
int main() {}
