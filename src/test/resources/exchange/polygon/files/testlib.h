// testlib.h
