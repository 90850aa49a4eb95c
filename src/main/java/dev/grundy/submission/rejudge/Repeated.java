package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/**
 * A submission that is judged several times.
 *
 * @param runs at least one, all of the same submission
 */
record Repeated(List<Rejudged> runs) {
    Repeated {
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("what is judged several times has a run");
        }
        runs = List.copyOf(runs);
    }

    public long submission() {
        return runs.getFirst().submission();
    }

    public Rejudged first() {
        return runs.getFirst();
    }

    /** How many are over. */
    public long judged() {
        return runs.stream().filter(run -> run.after().isPresent()).count();
    }

    /** How often each verdict was given. */
    public List<Map.Entry<Verdict, Integer>> verdicts() {
        Map<Verdict, Integer> counts = new TreeMap<>();
        runs.forEach(run -> run.after().ifPresent(verdict -> counts.merge(verdict, 1, Integer::sum)));
        return List.copyOf(counts.entrySet());
    }

    /** Whether two runs gave different verdicts; a fault of ours is none. */
    public boolean isFlaky() {
        return verdicts().stream().filter(entry -> entry.getKey() != Verdict.JE).count() > 1;
    }

    /** The least CPU time that a run needed; empty where none was measured. */
    public Optional<Duration> fastest() {
        return times(BinaryOperator.minBy(Comparator.naturalOrder()));
    }

    public Optional<Duration> slowest() {
        return times(BinaryOperator.maxBy(Comparator.naturalOrder()));
    }

    private Optional<Duration> times(BinaryOperator<Duration> choose) {
        return runs.stream().flatMap(run -> run.cpu().stream()).reduce(choose);
    }
}
