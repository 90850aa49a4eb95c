package dev.grundy.kernel;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names what belongs to one process, so that a later process can tell whether its owner is still alive.
 *
 * @param started the start of the process: process numbers are used again
 * @param number  tells what one process owns apart
 */
public record ProcessMark(long pid, Instant started, int number) {
    /**
     * The process's, not the class's: the development mode loads this class anew at each change, while what was made before
     * may still be there.
     */
    private static final AtomicInteger NUMBERS = (AtomicInteger)
            System.getProperties().computeIfAbsent("dev.grundy.kernel.marks", unused -> new AtomicInteger());

    /** May follow the name: the group into which the process itself has moved. */
    public static final String JUDGE = "-judge";

    private static final Pattern NAME = Pattern.compile("grundy-(\\d{1,9})-(\\d{1,15})-\\d+(" + JUDGE + ")?");

    /** A new one at each call. */
    public static ProcessMark ofThisProcess() {
        ProcessHandle self = ProcessHandle.current();
        return new ProcessMark(self.pid(), started(self), NUMBERS.incrementAndGet());
    }

    public String name() {
        return "grundy-" + pid + "-" + started.toEpochMilli() + "-" + number;
    }

    /** Whether something of this name was made by a process that is no more. */
    public static boolean isOfTheDead(String name) {
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                && ProcessHandle.of(Long.parseLong(parts.group(1)))
                        .map(ProcessMark::started)
                        .filter(started -> started.toEpochMilli() == Long.parseLong(parts.group(2)))
                        .isEmpty();
    }

    private static Instant started(ProcessHandle process) {
        return process.info().startInstant().orElse(Instant.EPOCH);
    }
}
