package dev.grundy.testsupport.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A class of tests that has ended.
 *
 * @param phase the part of the run that it belongs to
 * @param wall from the preparation of its first test to the end of its last
 * @param cpu of its JVM, and of all processes that ended as children of that JVM meanwhile
 * @param isTagged whether it says that it takes long
 */
public record ClassRun(
        String phase, String className, int tests, Duration wall, Duration cpu, boolean isTagged, List<Red> red) {
    private static final String BETWEEN_FIELDS = "\t";
    private static final String BETWEEN_REDS = "\u001f";
    /** Linux counts the CPU time of processes in hundredths of a second. */
    private static final int TICK_MS = 10;

    public ClassRun {
        red = List.copyOf(red);
    }

    /**
     * A test that failed.
     *
     * @param name what {@code ./grundy test} takes to run it alone: the class, or the class and the method
     * @param reason the first line of the failure
     */
    public record Red(String name, String reason) {
        private static final int LONGEST = 300;

        public Red {
            String line = reason.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
            reason = line.substring(0, Math.min(LONGEST, line.length()));
        }
    }

    /** The moment in which a class begins, by the clock and by the processor. */
    record Start(long nanoTime, long ticks) {
        static Start now() {
            return new Start(System.nanoTime(), usedTicks());
        }
    }

    static ClassRun since(Start start, String phase, String className, int tests, boolean isTagged, List<Red> red) {
        return new ClassRun(
                phase,
                className,
                tests,
                Duration.ofNanos(System.nanoTime() - start.nanoTime),
                Duration.ofMillis((usedTicks() - start.ticks) * TICK_MS),
                isTagged,
                red);
    }

    /** The fields {@code utime}, {@code stime}, {@code cutime} and {@code cstime} of proc(5); the name before them is in brackets. */
    private static long usedTicks() {
        try {
            String stat = Files.readString(Path.of("/proc/self/stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return Arrays.stream(fields, 11, 15).mapToLong(Long::parseLong).sum();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read how much CPU time the tests have used", e);
        }
    }

    /** All classes that the files {@code *.classes} of a directory tell of. */
    public static List<ClassRun> all(Path directory) throws IOException {
        List<ClassRun> runs = new ArrayList<>();
        try (var files = Files.newDirectoryStream(directory, "*.classes")) {
            for (Path file : files) {
                Files.readAllLines(file).forEach(line -> runs.add(ofLine(line)));
            }
        }
        return runs;
    }

    /** Whether the class has that name, with its package or without. */
    boolean isCalled(String name) {
        return className.equals(name) || simpleName().equals(name);
    }

    String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** The class as one line of a file; {@link #ofLine} reads it. */
    public String line() {
        return String.join(
                BETWEEN_FIELDS,
                phase,
                className,
                Integer.toString(tests),
                Long.toString(wall.toMillis()),
                Long.toString(cpu.toMillis()),
                Boolean.toString(isTagged),
                red.stream().map(one -> one.name() + " " + one.reason()).collect(Collectors.joining(BETWEEN_REDS)));
    }

    static ClassRun ofLine(String line) {
        String[] fields = line.split(BETWEEN_FIELDS, -1);
        return new ClassRun(
                fields[0],
                fields[1],
                Integer.parseInt(fields[2]),
                Duration.ofMillis(Long.parseLong(fields[3])),
                Duration.ofMillis(Long.parseLong(fields[4])),
                Boolean.parseBoolean(fields[5]),
                Arrays.stream(fields[6].split(BETWEEN_REDS))
                        .filter(one -> !one.isEmpty())
                        .map(ClassRun::red)
                        .toList());
    }

    private static Red red(String text) {
        String[] parts = text.split(" ", 2);
        return new Red(parts[0], parts.length > 1 ? parts[1] : "");
    }
}
