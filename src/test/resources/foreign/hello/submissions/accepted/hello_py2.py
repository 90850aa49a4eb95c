#!/usr/bin/env python2
# -*- coding: utf-8 -*-
print "Hello world!"
