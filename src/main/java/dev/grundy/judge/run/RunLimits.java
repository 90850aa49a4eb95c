package dev.grundy.judge.run;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;

/**
 * The limits of one run of a program, by the problem's limits.
 *
 * @param cpu CPU time of all its processes
 * @param memory without the overhead of the language's run-time system
 * @param output the bytes that it may write to standard output
 */
public record RunLimits(Duration cpu, MemorySize memory, MemorySize output) {}
