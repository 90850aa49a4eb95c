// check.cpp
