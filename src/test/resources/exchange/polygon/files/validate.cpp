// validate.cpp
