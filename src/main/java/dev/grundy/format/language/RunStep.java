package dev.grundy.format.language;

import dev.grundy.base.kernel.MemorySize;
import java.util.List;
import java.util.Optional;

/**
 * How a program is run.
 *
 * @param argv its command line, with placeholders
 * @param plainArgv the same as people type it, without what is only for a quick start; equal to {@code argv} where there is nothing such
 * @param aheadArgv starts an interpreter that waits for its program until descriptor 3 ends; empty where there is no such way
 * @param overhead memory of the language's own run-time system, allowed on top of a problem's limit
 * @param largestStack the largest value of {@code {stack_kib}}
 * @param stackShare the part of the memory limit that {@code {stack_kib}} stands for, in percent
 * @param processes how many processes and threads it may have at a time
 */
public record RunStep(
        List<String> argv,
        List<String> plainArgv,
        Optional<List<String>> aheadArgv,
        MemorySize overhead,
        MemorySize largestStack,
        int stackShare,
        int processes) {
    public RunStep {
        if (stackShare < 1 || stackShare > 100) {
            throw new IllegalArgumentException("a stack's share of memory is 1 to 100 percent, got " + stackShare);
        }
        if (processes < 1) {
            throw new IllegalArgumentException("a program needs at least one process, got " + processes);
        }
        argv = List.copyOf(argv);
        plainArgv = List.copyOf(plainArgv);
        aheadArgv = aheadArgv.map(List::copyOf);
    }

    /** The stack a program gets under this memory limit. */
    public MemorySize stackFor(MemorySize memory) {
        return MemorySize.ofBytes(Math.min(memory.bytes() / 100 * stackShare, largestStack.bytes()));
    }

    /** Without any way to start quickly: what waits ahead would go on as {@code argv} does. */
    public RunStep plain() {
        return new RunStep(plainArgv, plainArgv, Optional.empty(), overhead, largestStack, stackShare, processes);
    }

    public RunStep withoutAhead() {
        return new RunStep(argv, plainArgv, Optional.empty(), overhead, largestStack, stackShare, processes);
    }
}
