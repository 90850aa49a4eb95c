package dev.grundy.submission.standing;

/** What some accepted programs need: CPU time in microseconds, memory in bytes. */
record Accepted(Distribution cpuMicros, Distribution memoryBytes) {}
