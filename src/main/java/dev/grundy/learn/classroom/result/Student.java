package dev.grundy.learn.classroom.result;

/** Somebody who learns in a class. */
record Student(long account, String name) {}
