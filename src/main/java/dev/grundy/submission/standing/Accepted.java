package dev.grundy.submission.standing;

/** The needs of some accepted programs: CPU time in microseconds, memory in bytes. */
record Accepted(Distribution cpuMicros, Distribution memoryBytes) {}
