#!/usr/bin/perl
use strict;
print "Hello world!\n";
