#include "api.h"
int twice(int x) { return x * x; }
