package dev.grundy.judge.judging;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.test.Lookahead;
import dev.grundy.judge.test.TestRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The tests of one judging while they run. A test that is taken is waited for, told to the listener, and its result kept; those behind
 * it run meanwhile. Taken by one thread.
 */
final class RunningTests implements AutoCloseable {
    private final List<TestCase> all;
    private final Lookahead<TestCase, TestRun> ahead;
    private final JudgingListener listener;
    private final List<TestResult> results = new ArrayList<>();
    private Optional<TestRun> failed = Optional.empty();

    /** @param width how many run at a time, at least 1 */
    RunningTests(List<TestCase> all, Function<TestCase, TestRun> run, int width, JudgingListener listener) {
        this.all = List.copyOf(all);
        this.ahead = new Lookahead<>(all, run, width);
        this.listener = listener;
    }

    TestRun take(TestCase test) {
        int number = ahead.indexOf(test) + 1;
        listener.testing(number, planned(), test.name());
        TestRun run = ahead.get(test);
        results.add(run.result());
        if (failed.isEmpty() && run.result().verdict() != Verdict.AC) {
            failed = Optional.of(run);
        }
        listener.tested(number, planned(), run.result());
        return run;
    }

    /** Of those that were taken, in that order. */
    List<TestResult> results() {
        return List.copyOf(results);
    }

    /** The first that was not accepted; outputs are large, so that of no other run is kept. */
    Optional<TestRun> firstFailure() {
        return failed;
    }

    int planned() {
        return all.size();
    }

    /** Does not wait for those that run in vain. */
    @Override
    public void close() {
        ahead.close();
    }
}
