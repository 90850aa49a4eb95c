// gen.cpp
