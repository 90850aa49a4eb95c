#include "message.hpp"
std::string message() { return "Hello world!"; }
