package dev.grundy.judge.explore.growth;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Series;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.test.CheckedPass;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** One of the two programs, and what it needed so far. Not thread-safe. */
final class Contender {
    private static final int STARTS = 5;
    private static final int RUNS = 3;
    /** A run as long as that is hardly disturbed by anything: once is enough. */
    private static final Duration LONG_RUN = Duration.ofMillis(500);

    private final Execution execution;
    private final Executable executable;
    private final RunLimits limits;
    private final List<Long> starts = new ArrayList<>();
    private final NavigableMap<Integer, List<Run>> runs = new TreeMap<>();
    private Duration spent = Duration.ZERO;

    Contender(Execution execution, Executable executable, RunLimits limits) {
        this.execution = execution;
        this.executable = executable;
        this.limits = limits;
    }

    /** The time of its runs; a run that waited counts by the clock, or sleeping would cost nothing. */
    Duration spent() {
        return spent;
    }

    boolean wantsStart() {
        return starts.size() < STARTS;
    }

    boolean isStarted() {
        return !starts.isEmpty();
    }

    void start(PreparedCase smallest) {
        starts.add(micros(run(smallest)));
    }

    /** Whether it is to be run once more on a size: not where it failed on this or on a smaller one. */
    boolean wants(int size) {
        return runs.headMap(size, false).values().stream().flatMap(List::stream).allMatch(Run::endedProperly)
                && wantsAgain(runs.getOrDefault(size, List.of()));
    }

    private static boolean wantsAgain(List<Run> done) {
        return done.size() < RUNS
                && done.stream()
                        .allMatch(run -> run.endedProperly() && run.cpu().compareTo(LONG_RUN) < 0);
    }

    void run(int size, PreparedCase instance) {
        runs.computeIfAbsent(size, _ -> new ArrayList<>()).add(run(instance));
    }

    /** Whether smaller sizes would tell more: the smallest took more than the start, or was ended for its time. */
    boolean isSlowOnSmallest() {
        Series series = series();
        if (series.sizes().isEmpty()) {
            return false;
        }
        Measured smallest = series.sizes().getFirst();
        return smallest.ending() == Verdict.TLE || series.isAboveNoise(smallest);
    }

    Series series() {
        List<Measured> sizes = new ArrayList<>();
        runs.forEach((size, done) -> sizes.add(measured(size, done)));
        return new Series(starts, sizes);
    }

    private static Measured measured(int size, List<Run> done) {
        MemorySize most =
                done.stream().map(Run::memory).max(MemorySize::compareTo).orElseThrow();
        return new Measured(
                size,
                done.stream().map(Contender::micros).toList(),
                most,
                done.getLast().verdict());
    }

    /** On anything, with what it costs counted. */
    Run run(PreparedCase instance) {
        Run run = execution.run(
                executable,
                instance.test().settings().args(),
                Stdin.of(instance.input()),
                CheckedPass.files(instance.test()),
                limits);
        boolean waited = !run.endedProperly() && run.wall().compareTo(run.cpu()) > 0;
        spent = spent.plus(waited ? run.wall() : run.cpu());
        return run;
    }

    private static long micros(Run run) {
        return run.cpu().toNanos() / 1_000;
    }
}
