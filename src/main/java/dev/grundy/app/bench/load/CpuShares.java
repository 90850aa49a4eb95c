package dev.grundy.app.bench.load;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * CPU time that was used so far in a run where server and browsers share a process, in nanoseconds: what a busy host makes wait
 * does not count.
 *
 * @param process  all of this process: the server, the browsers, the collector, the compiler
 * @param browsers of the threads that carry virtual ones, which here are the browsers
 * @param database of the server's processes; in steps of 10 ms
 */
public record CpuShares(long process, long browsers, long database) {
    private static final String CARRIERS = "ForkJoinPool-";

    public static CpuShares none() {
        return new CpuShares(0, 0, 0);
    }

    /** @param server the database server's first process */
    public static CpuShares now(ProcessHandle server) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long carriers = Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith(CARRIERS))
                .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getThreadId())))
                .sum();
        return new CpuShares(ofThisProcess(), carriers, ofThoseBelow(server));
    }

    public CpuShares plus(CpuShares other) {
        return new CpuShares(process + other.process, browsers + other.browsers, database + other.database);
    }

    public CpuShares minus(CpuShares other) {
        return new CpuShares(process - other.process, browsers - other.browsers, database - other.database);
    }

    /** For people, as shares of so many answers. */
    public String of(int answers) {
        return String.format(
                Locale.ROOT,
                "; %.2f ms of CPU each: %.2f server, %.2f database, %.2f browser",
                millis(process + database, answers),
                millis(process - browsers, answers),
                millis(database, answers),
                millis(browsers, answers));
    }

    private static double millis(long nanos, int answers) {
        return nanos / 1e6 / answers;
    }

    private static long ofThisProcess() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean host
                ? host.getProcessCpuTime()
                : 0;
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
