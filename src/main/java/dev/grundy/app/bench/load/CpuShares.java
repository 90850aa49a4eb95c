package dev.grundy.app.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * CPU time that was used so far in a run where server and browsers share a process, in nanoseconds. Waiting on a busy host does not count.
 *
 * @param process  all of this process: the server, the browsers, the collector, the compiler
 * @param compiler of the JVM's threads that compile, which is no cost of a page. It ends once all code in use is compiled. In steps of 10 ms, and 0
 *                 where the system does not tell
 * @param browsers of the threads that carry virtual ones, which here are the browsers
 * @param database of the server's processes; in steps of 10 ms
 */
public record CpuShares(long process, long compiler, long browsers, long database) {
    private static final String CARRIERS = "ForkJoinPool-";
    private static final Path THREADS = Path.of("/proc/self/task");
    /** As the kernel cuts the names of "C1 CompilerThread0" and its like. */
    private static final Pattern COMPILER =
            Pattern.compile("\\(C[12] CompilerThre\\) \\S(?: \\S++){10} (\\d++) (\\d++) ");

    private static final long NANOS_OF_TICK = 10_000_000;

    public static CpuShares none() {
        return new CpuShares(0, 0, 0, 0);
    }

    /** @param server the database server's first process */
    public static CpuShares now(ProcessHandle server) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long carriers = Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith(CARRIERS))
                .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getThreadId())))
                .sum();
        return new CpuShares(ofThisProcess(), ofCompiler(), carriers, ofThoseBelow(server));
    }

    public CpuShares plus(CpuShares other) {
        return new CpuShares(
                process + other.process,
                compiler + other.compiler,
                browsers + other.browsers,
                database + other.database);
    }

    public CpuShares minus(CpuShares other) {
        // The JVM ends a thread that has nothing left to compile, and its time goes with it.
        return new CpuShares(
                process - other.process,
                Math.max(0, compiler - other.compiler),
                browsers - other.browsers,
                database - other.database);
    }

    /** Of the server alone, and the collector. */
    public long server() {
        return process - compiler - browsers;
    }

    /** Of this process's time, from 0 to 1; 0 where it used none. */
    public double compilerShare() {
        return process == 0 ? 0 : (double) compiler / process;
    }

    /** For people, as shares of so many answers. */
    public String of(int answers) {
        return String.format(
                Locale.ROOT,
                "; %.2f ms of CPU each: %.2f server, %.2f database, %.2f browser; and %.2f for compiling",
                millis(process - compiler + database, answers),
                millis(server(), answers),
                millis(database, answers),
                millis(browsers, answers),
                millis(compiler, answers));
    }

    private static double millis(long nanos, int answers) {
        return nanos / 1e6 / answers;
    }

    private static long ofThisProcess() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean host
                ? host.getProcessCpuTime()
                : 0;
    }

    private static long ofCompiler() {
        if (!Files.isDirectory(THREADS)) {
            return 0;
        }
        try (Stream<Path> threads = Files.list(THREADS)) {
            return NANOS_OF_TICK
                    * threads.mapToLong(thread -> ticksOfCompiler(thread.resolve("stat")))
                            .sum();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read what threads there are: " + e.getMessage(), e);
        }
    }

    /** 0 for other threads, and for one that has ended. */
    private static long ticksOfCompiler(Path stat) {
        try {
            Matcher line = COMPILER.matcher(Files.readString(stat));
            return line.find() ? Long.parseLong(line.group(1)) + Long.parseLong(line.group(2)) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    private static long ofThoseBelow(ProcessHandle server) {
        try (Stream<ProcessHandle> processes = server.descendants()) {
            return processes
                    .mapToLong(process -> process.info()
                            .totalCpuDuration()
                            .orElse(Duration.ZERO)
                            .toNanos())
                    .sum();
        }
    }
}
