#include <iostream>
#include <string>
