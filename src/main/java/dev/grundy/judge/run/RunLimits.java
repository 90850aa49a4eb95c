package dev.grundy.judge.run;

import dev.grundy.base.kernel.MemorySize;
import java.time.Duration;

/**
 * What one run of a program is allowed, by the problem's limits.
 *
 * @param cpu CPU time of all its processes
 * @param memory without the overhead of the language's run-time system
 * @param output what it may write to standard output
 */
public record RunLimits(Duration cpu, MemorySize memory, MemorySize output) {}
