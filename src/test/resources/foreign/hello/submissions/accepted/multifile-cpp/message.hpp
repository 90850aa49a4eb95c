#pragma once
#include <string>
std::string message();
